import { callEndpoint } from '@saidian/shared/api'
import { type Conversation, readConversation } from '@saidian/shared/contracts/messaging'
import { findConversation } from '@saidian/shared/conversation'
import type { ListAccess } from './list-access'

/**
 * Sends again what was read here and did not reach the server, such as without a network: an answer
 * whose marker is behind that of this device says so.
 */
export function createReadSender({ http, signal, get }: ListAccess) {
  return (answers: readonly Conversation[]): void => {
    for (const { id, epoch, readSeq, lastSeq } of answers) {
      const known = findConversation(get(), id)
      if (!known || known.epoch !== epoch) continue
      const seq = Math.min(known.readSeq, lastSeq)
      if (seq <= readSeq) continue
      const options = { signal, isBackground: true }
      // The next answer that is behind sends it once more.
      callEndpoint(http, readConversation, { body: { id, seq } }, options).catch(() => undefined)
    }
  }
}
