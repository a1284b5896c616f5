import { RECALL_MS } from '@saidian/shared/contracts/messaging'
import { RequestError } from '../../../platform/errors'

/** A message that a member wants to take back, with how both stand in its conversation. */
export type Recallable = {
  senderId: string
  atMs: number
  isRecalled: boolean
  isGroup: boolean
  hasLeft: boolean
  isDissolved: boolean
  /** Of the member, and of the sender while they are in the group. */
  role: number
  senderRole: number
}

/** A device sends the call while the button is still there. */
const GRACE_MS = 10_000

/** Why a member may not recall a message; null when they may. */
export function recallError(
  message: Recallable,
  memberId: string,
  nowMs: number,
): RequestError | null {
  const { senderId, atMs, isGroup, hasLeft, isDissolved, role, senderRole } = message
  if (isDissolved) return new RequestError('group.no_such_group')
  if (hasLeft) return new RequestError('group.not_member')
  if (isGroup && role > 0 && senderId !== memberId)
    return senderRole < role ? null : new RequestError('group.protected')
  if (senderId !== memberId)
    return new RequestError(isGroup ? 'group.not_manager' : 'message.no_such_message')
  return nowMs - atMs > RECALL_MS + GRACE_MS ? new RequestError('message.recall_over') : null
}
