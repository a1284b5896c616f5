import { callEndpoint } from '@saidian/shared/api'
import {
  type Entry,
  getConversations,
  isConversationChange,
  isConversationEvent,
  isNewEntrySignal,
  type NewEntrySignal,
} from '@saidian/shared/contracts/messaging'
import {
  IM_CONVERSATION,
  IM_GROUP_ENTRY,
  IM_PERSONAL,
  IM_PRIVATE_ENTRY,
  type PersonalChange,
  type Position,
  TOPIC,
} from '@saidian/shared/contracts/sockets'
import {
  badgeOf,
  type ConversationList,
  emptyBadge,
  findConversation,
  needsServer,
  withBadgePage,
  withNewEntry,
  withSideChange,
} from '@saidian/shared/conversation'
import type { TopicEvent, TopicSocket } from '@saidian/shared/realtime'
import { messagesSlice } from '@saidian/shared/store'
import type { MemberParts } from './member-parts'
import { createRetryingTask } from './retrying-task'

export type ConversationCount = {
  /** Reads the counts and follows them from now on. */
  start: (memberId: string) => void
  takeEvent: (code: unknown, data: unknown) => void
  takeSignal: (data: unknown) => void
  /** Signals were missed, because they are sent once. */
  missed: () => void
}

/**
 * How many messages wait unread, for the badge on every page: read once, then counted from what the
 * member's topics send, by the rules of the list, and read again where only the server can count.
 */
export function countConversations(
  { store, http, im }: MemberParts,
  signal: AbortSignal,
): ConversationCount {
  let count = emptyBadge('')
  let groups = new AbortController()
  const reading = createRetryingTask(async () => {
    const page = await callEndpoint(http, getConversations, { query: {} }, { signal, ...QUIETLY })
    if (signal.aborted) return
    count = withBadgePage(count, page)
    show()
    followGroups()
  }, signal)

  function show(): void {
    store.dispatch(messagesSlice.actions.conversationsCounted(badgeOf(count)))
  }

  /** Changes one conversation; the server is asked about one that it alone can count. */
  function change(id: string, recipe: (list: ConversationList) => ConversationList): void {
    count = { ...count, list: recipe(count.list) }
    const known = findConversation(count.list, id)
    if (!known || needsServer(known)) reading.soon()
    else show()
  }

  function takeEntry({ id, entry }: Pick<NewEntrySignal, 'id' | 'entry'>): void {
    change(id, (list) => withNewEntry(list, id, entry))
  }

  function followGroups(): void {
    groups.abort()
    groups = new AbortController()
    const follow = { get: () => count.list, take: takeEntry, onMissed: reading.soon }
    followLogs(im, groups.signal, follow)
  }

  signal.addEventListener('abort', () => groups.abort())
  return {
    start: (memberId) => {
      count = emptyBadge(memberId)
      reading.now()
    },
    takeEvent: (code, data) => {
      if (isFriendsChange(code, data)) reading.soon()
      if (code !== IM_CONVERSATION || !isConversationChange(data)) return
      const { id, state } = data
      if (state) change(id, (list) => withSideChange(list, id, state))
      else reading.soon()
    },
    takeSignal: (given) => {
      const arrived = newEntryOf(given)
      if (arrived) takeEntry(arrived)
    },
    missed: reading.soon,
  }
}

function newEntryOf(given: unknown): NewEntrySignal | null {
  const { code, data } = (given ?? {}) as { code?: unknown; data?: unknown }
  const isEntry = code === IM_PRIVATE_ENTRY || code === IM_GROUP_ENTRY
  return isEntry && isNewEntrySignal(data) ? data : null
}

/** A block began or ended, perhaps: other messages count. */
function isFriendsChange(code: unknown, data: unknown): boolean {
  return code === IM_PERSONAL && (data as PersonalChange).part === 'friends'
}

type Followed = {
  get: () => ConversationList
  take: (entry: Pick<NewEntrySignal, 'id' | 'entry'>) => void
  onMissed: () => void
}

/** Entries of groups come by their logs; those of muted ones are not counted. */
function followLogs(im: TopicSocket, signal: AbortSignal, { get, take, onMissed }: Followed): void {
  for (const { id, kind, isMuted, epoch } of get().conversations) {
    if (kind !== 'group' || isMuted) continue
    followLog(im, id, signal, {
      since: () => ({ epoch, seq: findConversation(get(), id)?.lastSeq ?? 0 }),
      onEntry: (entry) => take({ id, entry }),
      onMissed,
    })
  }
}

type LogHandlers = {
  since: () => Position
  onEntry: (entry: Entry) => void
  /** Entries are missing, or the log is of another numbering. */
  onMissed: () => void
}

/** Follows the log of a conversation from a position on. */
function followLog(
  im: TopicSocket,
  id: string,
  signal: AbortSignal,
  { since, onEntry, onMissed }: LogHandlers,
): void {
  const handlers = {
    onEvent: ({ epoch, data }: TopicEvent) => {
      if (epoch === since().epoch && isConversationEvent(data)) onEntry(data.entry)
      else onMissed()
    },
    onSubscribed: ({ seq, recovered }: Position & { recovered: boolean }) => {
      if (!recovered && seq > since().seq) onMissed()
    },
  }
  im.subscribe(TOPIC.conversation(id), handlers, { signal, since })
}

/** No page waits for it, and an answer that this device stored is of no use. */
const QUIETLY = { isBackground: true, needsNetwork: true }
