import type { ConversationSignal } from '../contracts/messaging'
import { type ListedConversation, withReadUpTo } from './counted.rules'

/** The conversation after a signal of its topic: markers only grow. */
export function withSignal(
  known: ListedConversation,
  signal: ConversationSignal,
  memberId: string,
): ListedConversation {
  if (signal.kind === 'typing') return known
  if (signal.memberId === memberId)
    return signal.kind === 'read' ? withReadUpTo(known, signal.seq) : known
  if (known.kind !== 'private') return known
  const peerHasSeq = Math.max(known.peerHasSeq, signal.seq)
  const read = signal.kind === 'read' ? signal.seq : 0
  const peerReadSeq = Math.max(known.peerReadSeq, read)
  const isSame = peerHasSeq === known.peerHasSeq && peerReadSeq === known.peerReadSeq
  return isSame ? known : { ...known, peerHasSeq, peerReadSeq }
}
