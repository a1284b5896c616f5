import type {
  Conversation,
  ConversationChange,
  ConversationSignal,
} from '@saidian/shared/contracts/messaging'

/** The conversation after an answer, which may be older than a marker that arrived meanwhile. */
export function withAnswer(known: Conversation | null, answer: Conversation): Conversation {
  if (known?.epoch !== answer.epoch) return answer
  return {
    ...answer,
    lastSeq: Math.max(known.lastSeq, answer.lastSeq),
    readSeq: Math.max(known.readSeq, answer.readSeq),
    peerReadSeq: Math.max(known.peerReadSeq, answer.peerReadSeq),
    peerHasSeq: Math.max(known.peerHasSeq, answer.peerHasSeq),
  }
}

/** The conversation after a signal of its topic: markers only grow. */
export function afterSignal(
  known: Conversation,
  signal: ConversationSignal,
  memberId: string,
): Conversation {
  if (signal.kind === 'typing') return known
  if (signal.memberId === memberId) {
    return signal.kind === 'read' ? withReadSeq(known, signal.seq) : known
  }
  if (known.kind !== 'private') return known
  const peerHasSeq = Math.max(known.peerHasSeq, signal.seq)
  const read = signal.kind === 'read' ? signal.seq : 0
  const peerReadSeq = Math.max(known.peerReadSeq, read)
  const isSame = peerHasSeq === known.peerHasSeq && peerReadSeq === known.peerReadSeq
  return isSame ? known : { ...known, peerHasSeq, peerReadSeq }
}

/** The conversation after the member's side of it changed on some device. */
export function afterChange(
  known: Conversation,
  state: NonNullable<ConversationChange['state']>,
): Conversation {
  if (state.readSeq < known.readSeq) return known
  const { unread, mentionSeq } = state
  return { ...withReadSeq(known, state.readSeq), unread: Math.max(0, unread), mentionSeq }
}

/** The conversation after its member read up to a number. */
export function withReadSeq(known: Conversation, seq: number): Conversation {
  if (seq <= known.readSeq) return known
  const mentionSeq = known.mentionSeq > seq ? known.mentionSeq : 0
  return { ...known, readSeq: seq, mentionSeq }
}
