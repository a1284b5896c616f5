import type { ConversationChange } from '@saidian/shared/contracts/messaging'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { IM_CONVERSATION, TOPIC } from '@saidian/shared/contracts/sockets'
import type { NoticeOrder } from '../../../../platform/notices'
import type { GroupsDeps } from '../group-deps'

/**
 * Notifies the devices of these members that they have a group more or less, or another role in
 * it. Never rejects: the change itself is stored, and a device without the event has it with its
 * next list.
 */
export async function notifyLists(
  { db, log, topics }: Pick<GroupsDeps, 'db' | 'log' | 'topics'>,
  groupId: string,
  memberIds: Iterable<string>,
): Promise<void> {
  const change: ConversationChange = { id: groupId, state: null }
  const data = { code: IM_CONVERSATION, data: change }
  try {
    for (const memberId of memberIds) {
      const message = await db
        .transaction()
        .execute((trx) => topics.append(trx, TOPIC.user(memberId), () => data))
      topics.publish(message)
    }
  } catch (error) {
    log.warn({ err: error, groupId }, 'devices of members of a group were not notified')
  }
}

/** Sends notices, each in a transaction of its own. Never rejects, as above. */
export async function sendNotices(
  { db, log, notices }: Pick<GroupsDeps, 'db' | 'log' | 'notices'>,
  orders: readonly NoticeOrder<NoticeContent>[],
): Promise<void> {
  try {
    for (const order of orders) {
      const sent = await db.transaction().execute((trx) => notices.send(trx, order))
      notices.publish(sent)
    }
  } catch (error) {
    log.warn({ err: error }, 'notices about a group were not sent')
  }
}
