import { IM_PERSONAL, type PersonalChange, TOPIC } from '@saidian/shared/contracts/sockets'
import type { TopicMessage } from '../bus'
import type { Db } from '../database'
import type { Logger } from '../log'
import type { StoredTopics } from '../topics'

/**
 * Notifies the devices of the member to reload this part; call it after the commit. A device that
 * is offline gets it when it is back. Never rejects: the change itself is done, and without the
 * event a device has it at its next start.
 */
export type NotifyDevices = (memberId: string, part: PersonalChange['part']) => Promise<void>

/**
 * The same in the transaction of the change, as its last act, for work that a killed process does
 * not repeat; publish the message after the commit.
 */
export function appendPersonalChange(
  { topics, trx }: { topics: Pick<StoredTopics, 'append'>; trx: Db },
  memberId: string,
  part: PersonalChange['part'],
): Promise<TopicMessage> {
  const data: PersonalChange = { part }
  return topics.append(trx, TOPIC.user(memberId), () => ({ code: IM_PERSONAL, data }))
}

type NotifyDeps = { db: Db; log: Logger; topics: StoredTopics }

/** `NotifyDevices` by events of `user/{id}`. */
export function createNotifyDevices({ db, log, topics }: NotifyDeps): NotifyDevices {
  return async (memberId, part) => {
    try {
      const message = await db
        .transaction()
        .execute((trx) => appendPersonalChange({ topics, trx }, memberId, part))
      topics.publish(message)
    } catch (error) {
      log.warn({ err: error, part }, 'devices of a member were not notified')
    }
  }
}
