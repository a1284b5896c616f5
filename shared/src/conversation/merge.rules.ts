import type { Conversation } from '../contracts/messaging'
import { asListed, type Counted, type ListedConversation, recount } from './counted.rules'

/**
 * A conversation of this device after an answer of the server, which may be older than what this
 * device received meanwhile. Markers only grow; an answer about fewer entries changes no count.
 */
export function withAnswer(
  known: ListedConversation | undefined,
  answer: Conversation,
): ListedConversation {
  if (!known || known.epoch !== answer.epoch) return asListed(answer)
  const isOlder = answer.lastSeq < known.counted.seq
  const markers = {
    readSeq: Math.max(known.readSeq, answer.readSeq),
    firstSeq: Math.max(known.firstSeq, answer.firstSeq),
    peerReadSeq: Math.max(known.peerReadSeq, answer.peerReadSeq),
    peerHasSeq: Math.max(known.peerHasSeq, answer.peerHasSeq),
    lastSeq: Math.max(known.lastSeq, answer.lastSeq),
  }
  if (isOlder) return recount({ ...known, ...markers }, known.counted)
  const isLastOlder = answer.lastSeq < known.lastSeq && lastSeqOf(answer) < lastSeqOf(known)
  const { last, at } = isLastOlder ? known : answer
  const mentionSeq = mentionOf(known, answer, markers.readSeq)
  const merged = { ...known, ...answer, ...markers, last, at, mentionSeq }
  return unchanged(known, recount(merged, countedBy(answer, known)))
}

function lastSeqOf({ last }: Conversation): number {
  return last?.seq ?? 0
}

/** The first unread mention: the answer's, unless only this device knows about a later one. */
function mentionOf(known: ListedConversation, answer: Conversation, readSeq: number): number {
  if (answer.mentionSeq > readSeq) return answer.mentionSeq
  // An answer from before the member read says nothing about what stands behind that marker.
  const isUnknownToAnswer = known.mentionSeq > answer.lastSeq || answer.readSeq < readSeq
  return isUnknownToAnswer ? known.mentionSeq : 0
}

/** The answer's count, as far as its marker is not behind that of this device. */
function countedBy(answer: Conversation, { readSeq, counted }: ListedConversation): Counted {
  const { lastSeq: seq } = answer
  const seen = counted.seen.filter((entry) => entry.seq > seq)
  if (answer.readSeq >= readSeq || answer.unread === 0) {
    return { seq, readSeq: answer.readSeq, unread: answer.unread, seen, isUnsure: false }
  }
  if (readSeq >= seq) return { seq, readSeq, unread: 0, seen, isUnsure: false }
  return { seq, readSeq: answer.readSeq, unread: answer.unread, seen, isUnsure: true }
}

/** The same object when nothing changed, so that its row is not drawn again. */
function unchanged(known: ListedConversation, next: ListedConversation): ListedConversation {
  return JSON.stringify(sorted(known)) === JSON.stringify(sorted(next)) ? known : next
}

function sorted(conversation: ListedConversation): unknown {
  return Object.entries(conversation).sort(([one], [other]) => (one < other ? -1 : 1))
}
