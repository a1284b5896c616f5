import type { Entry } from '../contracts/messaging'
import { isUnreadMessage, type ListedConversation, recount, type SeenEntry } from './counted.rules'
import { afterRecall, recallerOf } from './recalled.rules'

/**
 * The conversation after an entry of its log, which may come late, twice or out of order. The same
 * object when the entry says nothing new.
 */
export function withEntry(
  conversation: ListedConversation,
  entry: Entry,
  memberId: string,
): ListedConversation {
  const { counted, firstSeq, lastSeq } = conversation
  const isKnown = entry.seq <= counted.seq || counted.seen.some(({ seq }) => seq === entry.seq)
  if (isKnown || entry.seq <= firstSeq) return conversation
  const { kind } = entry.body
  const isHidden =
    kind === 'hidden' ||
    (kind !== 'recall' && conversation.hidden?.includes(entry.senderId) === true)
  const seen = [...counted.seen, asSeen(entry, memberId, isHidden)]
  const next = { ...conversation, lastSeq: Math.max(lastSeq, entry.seq) }
  // As the server counts and lists: what a blocked member writes is neither.
  const shown = isHidden ? next : withMention(withLast(next, entry, seen), entry, memberId)
  return recount(shown, { ...counted, seen })
}

/** Whether an entry names the member with @, or all members of the group. */
export function isNamed({ body }: Entry, memberId: string): boolean {
  if (body.kind !== 'text') return false
  return body.mentionsAll === true || (body.mentions?.includes(memberId) ?? false)
}

function asSeen(entry: Entry, memberId: string, isHidden: boolean): SeenEntry {
  const seen = { seq: entry.seq, isUnread: !isHidden && isUnreadMessage(entry, memberId) }
  return entry.body.kind === 'recall'
    ? { ...seen, recalls: entry.body.seq, recaller: recallerOf(entry) }
    : seen
}

/** A recall is no line of the list: it changes the line of the message that it takes back. */
function withLast(
  conversation: ListedConversation,
  entry: Entry,
  seen: readonly SeenEntry[],
): ListedConversation {
  const { last, at } = conversation
  const isNewer = entry.body.kind !== 'recall' && entry.seq > (last?.seq ?? 0)
  const shown = isNewer ? entry : last
  const recall = shown && seen.find(({ recalls }) => recalls === shown.seq)
  return {
    ...conversation,
    last: shown && recall ? afterRecall(shown, recall.recaller) : shown,
    at: isNewer ? Math.max(at, entry.at) : at,
  }
}

function withMention(
  conversation: ListedConversation,
  entry: Entry,
  memberId: string,
): ListedConversation {
  const { mentionSeq, readSeq } = conversation
  const isOther = entry.senderId !== memberId && entry.seq > readSeq
  if (!isOther || !isNamed(entry, memberId)) return conversation
  const isFirst = mentionSeq === 0 || entry.seq < mentionSeq
  return isFirst ? { ...conversation, mentionSeq: entry.seq } : conversation
}
