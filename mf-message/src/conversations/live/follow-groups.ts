import { isConversationEvent } from '@saidian/shared/contracts/messaging'
import { type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import { type ConversationList, findConversation, withNewEntry } from '@saidian/shared/conversation'
import type { TopicEvent } from '@saidian/shared/realtime'
import type { AskServer } from './ask-server'
import type { ListAccess } from './list-access'

/** A device follows so many groups, the most recently active ones. */
const MAX_FOLLOWED = 100

/** Ids of the groups to follow. Groups without a log to come are not followed. */
function followedGroups({ conversations }: ConversationList): string[] {
  return conversations
    .filter(({ kind, group }) => kind === 'group' && !group?.isDissolved)
    .sort((one, other) => other.at - one.at)
    .slice(0, MAX_FOLLOWED)
    .map(({ id }) => id)
}

/** Follows the logs of the most recent groups; call `sync` when the list has changed. */
export function createGroupFollower(access: ListAccess, ask: AskServer): { sync: () => void } {
  const { im, signal, get, change } = access
  const followed = new Map<string, AbortController>()

  function follow(id: string): void {
    const life = new AbortController()
    followed.set(id, life)
    const handlers = {
      onEvent: (event: TopicEvent) => takeEvent(id, event),
      onSubscribed: (position: Position & { recovered: boolean }) => takePosition(id, position),
      // The member has left the group, or was removed from it.
      onRefused: (reason: string) => {
        if (reason === 'topic.not_allowed') ask.now(id)
      },
    }
    const since = () => {
      const known = findConversation(get(), id)
      return known && { epoch: known.epoch, seq: known.lastSeq }
    }
    im.subscribe(TOPIC.conversation(id), handlers, { signal: life.signal, since })
  }

  function takeEvent(id: string, { epoch, data }: TopicEvent): void {
    const known = findConversation(get(), id)
    if (!known || known.epoch !== epoch || !isConversationEvent(data)) {
      ask.now(id)
      return
    }
    change((list) => withNewEntry(list, id, data.entry))
    ask.ifNeeded(id)
  }

  function takePosition(id: string, { epoch, seq, recovered }: Position & { recovered: boolean }) {
    const known = findConversation(get(), id)
    const isBehind = known && (known.epoch !== epoch || known.lastSeq < seq)
    if (!recovered && isBehind) ask.now(id)
  }

  signal.addEventListener('abort', () => {
    for (const life of followed.values()) life.abort()
  })
  return {
    sync() {
      const list = get()
      if (!list || signal.aborted) return
      const wanted = new Set(followedGroups(list))
      for (const [id, life] of followed) {
        if (wanted.has(id)) continue
        followed.delete(id)
        life.abort()
      }
      for (const id of wanted) if (!followed.has(id)) follow(id)
    },
  }
}
