import type {
  Conversation,
  ConversationPage,
  Entry,
  NewEntrySignal,
} from '@saidian/shared/contracts/messaging'

/** What the badge needs of a conversation. */
export type CountedConversation = Pick<
  Conversation,
  'kind' | 'epoch' | 'lastSeq' | 'readSeq' | 'unread' | 'isMuted' | 'hidden'
>

export type ConversationCounts = {
  byId: ReadonlyMap<string, CountedConversation>
  /** Unread messages of conversations beyond the first page. */
  others: number
}

/** What the first page of the list says. */
export function countsOf({ conversations, unread }: ConversationPage): ConversationCounts {
  const byId = new Map(conversations.map((one) => [one.id, countedOf(one)]))
  return { byId, others: Math.max(0, unread - sumOf(byId)) }
}

function countedOf(conversation: Conversation): CountedConversation {
  const { kind, epoch, lastSeq, readSeq, unread, isMuted, hidden } = conversation
  return { kind, epoch, lastSeq, readSeq, unread, isMuted, ...(hidden && { hidden }) }
}

/** Unread messages of conversations that are not muted. */
export function totalOf({ byId, others }: ConversationCounts): number {
  return sumOf(byId) + others
}

function sumOf(byId: ConversationCounts['byId']): number {
  return [...byId.values()].reduce((sum, { isMuted, unread }) => sum + (isMuted ? 0 : unread), 0)
}

/** The counts after an entry; null when only the server can count. */
export function afterEntry(
  counts: ConversationCounts,
  { id, entry }: Pick<NewEntrySignal, 'id' | 'entry'>,
  memberId: string,
): ConversationCounts | null {
  const known = counts.byId.get(id)
  if (!known) return null
  if (entry.seq <= known.lastSeq) return counts
  if (entry.seq > known.lastSeq + 1) return null
  const isCounted = isUnread(entry, memberId) && !known.hidden?.includes(entry.senderId)
  const unread = known.unread + (isCounted && entry.seq > known.readSeq ? 1 : 0)
  return withConversation(counts, id, { ...known, lastSeq: entry.seq, unread })
}

function isUnread({ senderId, body }: Entry, memberId: string): boolean {
  return senderId !== memberId && body.kind !== 'recall' && body.kind !== 'event'
}

/** The counts after the member read on some device; null when only the server can count. */
export function afterRead(
  counts: ConversationCounts,
  id: string,
  { readSeq, unread }: Pick<Conversation, 'readSeq' | 'unread'>,
): ConversationCounts | null {
  const known = counts.byId.get(id)
  if (!known) return null
  if (readSeq < known.readSeq) return counts
  // A report does not say up to which entry it counts: after all, or not at all.
  if (readSeq < known.lastSeq && unread !== known.unread) return null
  const lastSeq = Math.max(readSeq, known.lastSeq)
  const left = readSeq >= known.lastSeq ? 0 : known.unread
  return withConversation(counts, id, { ...known, readSeq, lastSeq, unread: left })
}

function withConversation(
  { byId, others }: ConversationCounts,
  id: string,
  conversation: CountedConversation,
): ConversationCounts {
  return { byId: new Map(byId).set(id, conversation), others }
}
