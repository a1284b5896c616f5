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
import type { TopicEvent, TopicSocket } from '@saidian/shared/realtime'
import { messagesSlice } from '@saidian/shared/store'
import {
  afterEntry,
  afterRead,
  type ConversationCounts,
  countsOf,
  totalOf,
} from './conversation-counts.rules'
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
 * member's topics send, and read again where this cannot be counted here. The list on the page of
 * the messages is another reader of the same events.
 */
export function countConversations(
  { store, http, im }: MemberParts,
  signal: AbortSignal,
): ConversationCount {
  let counts: ConversationCounts = { byId: new Map(), others: 0 }
  let memberId = ''
  let groups = new AbortController()
  const reading = createRetryingTask(async () => {
    const page = await callEndpoint(http, getConversations, { query: {} }, { signal, ...QUIETLY })
    if (signal.aborted) return
    show(countsOf(page))
    followGroups()
  }, signal)

  /** Null: the server is asked. */
  function show(next: ConversationCounts | null): void {
    if (next === null) {
      reading.soon()
      return
    }
    counts = next
    store.dispatch(messagesSlice.actions.conversationsCounted(totalOf(counts)))
  }

  function takeEntry(entry: Pick<NewEntrySignal, 'id' | 'entry'>): void {
    show(afterEntry(counts, entry, memberId))
  }

  /** Entries of groups come by their logs; those of muted ones are not counted. */
  function followGroups(): void {
    groups.abort()
    groups = new AbortController()
    for (const [id, { kind, isMuted, epoch }] of counts.byId) {
      if (kind !== 'group' || isMuted) continue
      followLog(im, id, groups.signal, {
        since: () => ({ epoch, seq: counts.byId.get(id)?.lastSeq ?? 0 }),
        onEntry: (entry) => takeEntry({ id, entry }),
        onMissed: reading.soon,
      })
    }
  }

  signal.addEventListener('abort', () => groups.abort())
  return {
    start: (id) => {
      memberId = id
      reading.now()
    },
    takeEvent: (code, data) => {
      if (isFriendsChange(code, data)) reading.soon()
      if (code !== IM_CONVERSATION || !isConversationChange(data)) return
      show(data.state && afterRead(counts, data.id, data.state))
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
