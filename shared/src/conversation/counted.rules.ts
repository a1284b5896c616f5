import type { Conversation, Entry } from '../contracts/messaging'

/** An entry above what the server has counted, and the message that it takes back. */
export type SeenEntry = { seq: number; isUnread: boolean; recalls?: number; recaller?: string }

/**
 * What `unread` of a conversation consists of: the server's count of the messages above `readSeq`
 * up to and with `seq`, and the entries that this device received above `seq`.
 */
export type Counted = {
  seq: number
  readSeq: number
  unread: number
  seen: readonly SeenEntry[]
  /** The marker came to rest among messages that only the server can count. */
  isUnsure: boolean
}

/** A conversation as this device has it: as the server last counted it, and what came since. */
export type ListedConversation = Conversation & { counted: Counted }

/** The member's side of a conversation, as their devices report it. */
export type OwnSide = Pick<Conversation, 'readSeq' | 'unread' | 'mentionSeq'>

/** A conversation as the server answered it, which is right until something else arrives. */
export function asListed(conversation: Conversation): ListedConversation {
  const { lastSeq, readSeq, unread } = conversation
  return {
    ...conversation,
    counted: { seq: lastSeq, readSeq, unread, seen: [], isUnsure: false },
  }
}

const UNCOUNTED: readonly Entry['body']['kind'][] = ['recall', 'event', 'hidden']

/** Messages count as unread for all but their sender; recalls and acts on a group never do. */
export function isUnreadMessage({ senderId, body }: Entry, memberId: string): boolean {
  return senderId !== memberId && !UNCOUNTED.includes(body.kind)
}

/** An entry is missing below the last one, or a count is unsure: only the server can say more. */
export function needsServer({ lastSeq, counted }: ListedConversation): boolean {
  return counted.isUnsure || counted.seen.length !== Math.max(0, lastSeq - counted.seq)
}

/** The conversation with other markers or counts, and the unread messages that follow from them. */
export function recount(conversation: ListedConversation, counted: Counted): ListedConversation {
  const { readSeq, mentionSeq } = conversation
  return {
    ...conversation,
    unread: unreadOf(readSeq, counted),
    mentionSeq: mentionSeq > readSeq ? mentionSeq : 0,
    counted,
  }
}

function unreadOf(readSeq: number, { seq, readSeq: countedRead, unread, seen }: Counted): number {
  // A marker in the middle leaves at most what was counted; the server is asked for the rest.
  const below = readSeq > countedRead && readSeq >= seq ? 0 : unread
  return below + seen.filter((entry) => entry.isUnread && entry.seq > readSeq).length
}

/** The conversation after a range of its log said how many entries it has. */
export function withLength(
  conversation: ListedConversation,
  { epoch, lastSeq }: Pick<Conversation, 'epoch' | 'lastSeq'>,
): ListedConversation {
  const isLonger = epoch === conversation.epoch && lastSeq > conversation.lastSeq
  return isLonger ? { ...conversation, lastSeq } : conversation
}

/** The conversation after its member read up to `seq` here; a smaller number does nothing. */
export function withReadUpTo(conversation: ListedConversation, seq: number): ListedConversation {
  const { readSeq, counted, lastSeq } = conversation
  const upTo = Math.min(seq, Math.max(lastSeq, readSeq))
  if (upTo <= readSeq) return conversation
  const isUnsure = counted.isUnsure || (upTo < counted.seq && counted.unread > 0)
  return recount({ ...conversation, readSeq: upTo }, { ...counted, isUnsure })
}

/**
 * The conversation after another device, or the server, reported the member's side. The report does
 * not say up to which entry it counts, so its number stands only where this device cannot count by
 * itself, and is confirmed by the server then.
 */
export function withOwnSide(conversation: ListedConversation, side: OwnSide): ListedConversation {
  const { readSeq, lastSeq, counted } = conversation
  if (side.readSeq < readSeq) return conversation
  const moved = { ...conversation, readSeq: side.readSeq, lastSeq: Math.max(lastSeq, side.readSeq) }
  if (side.readSeq >= counted.seq) {
    const seen = counted.seen.filter(({ seq }) => seq > side.readSeq)
    const next = { seq: side.readSeq, readSeq: side.readSeq, unread: 0, seen }
    const isUnsure = mayMissLast(conversation, side.readSeq) || counted.isUnsure
    return recount(withMention(moved, side), { ...next, isUnsure })
  }
  if (side.readSeq === readSeq && side.unread === conversation.unread) {
    return withMention(conversation, side)
  }
  const upToLast = { seq: lastSeq, readSeq: side.readSeq, unread: side.unread, seen: [] }
  return recount(withMention(moved, side), { ...upToLast, isUnsure: true })
}

/**
 * Entries up to `seq` are read and never counted here again: one that did not arrive, behind the
 * last one that is shown, is the line of the list.
 */
function mayMissLast({ last, counted }: ListedConversation, seq: number): boolean {
  const from = Math.max(counted.seq, last?.seq ?? 0)
  const arrived = counted.seen.filter((entry) => entry.seq > from && entry.seq <= seq)
  return arrived.length < seq - from
}

function withMention(conversation: ListedConversation, { mentionSeq }: OwnSide) {
  const isEarlier = conversation.mentionSeq === 0 || mentionSeq < conversation.mentionSeq
  if (mentionSeq === 0 || !isEarlier) return conversation
  return { ...conversation, mentionSeq }
}
