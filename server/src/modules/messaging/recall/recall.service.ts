import type { BodyOf } from '@saidian/shared/contracts/http'
import type { recallMessage } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { MESSAGE } from '../access.rules'
import type { AppendAct, PublishEntries } from '../log/append'
import { emptyMessages } from '../log/empty-messages'
import { lockLogs } from '../log/lock-logs'
import { readMessage } from './recall.repository'
import { recallError } from './recall.rules'

export type RecallDeps = { db: Db; clock: Clock; append: AppendAct; publish: PublishEntries }

/** Throws `message.*`, `group.*`; a message that is recalled already changes nothing. */
export type Recall = (member: { id: string }, asked: BodyOf<typeof recallMessage>) => Promise<null>

/** Takes messages back: the log gets a recall, and the message is empty from then on. */
export function createRecall({ db, clock, append, publish }: RecallDeps): Recall {
  return async ({ id: memberId }, { id, seq }) => {
    permit({ id: memberId }, 'remove', { kind: MESSAGE, ownerId: memberId })
    const appended = await db.transaction().execute(async (trx) => {
      const nowMs = clock.now()
      await lockLogs(trx, { writers: [memberId], ids: [id] })
      const message = await readMessage(trx, { memberId, id, seq })
      if (!message) throw new RequestError('message.no_such_message')
      if (message.isRecalled) return []
      const error = recallError(message, memberId, nowMs)
      if (error) throw error
      const { senderId } = message
      await emptyMessages(trx, { conversationId: id, senderId, seqs: [seq], nowMs, by: memberId })
      const body = { kind: 'recall', seq } as const
      return [await append(trx, { conversationId: id, senderId: memberId, body })]
    })
    publish(appended)
    return null
  }
}
