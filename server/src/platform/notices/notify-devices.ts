import { IM_PERSONAL, type PersonalChange, TOPIC } from '@saidian/shared/contracts/sockets'
import type { Db } from '../database'
import type { Logger } from '../log'
import type { StoredTopics } from '../topics'

/**
 * Notifies the devices of the member to reload this part; call it after the commit. A device that
 * is offline gets it when it is back. Never rejects: the change itself is done, and without the
 * event a device has it at its next start.
 */
export type NotifyDevices = (memberId: string, part: PersonalChange['part']) => Promise<void>

type NotifyDeps = { db: Db; log: Logger; topics: StoredTopics }

/** `NotifyDevices` by events of `user/{id}`. */
export function createNotifyDevices({ db, log, topics }: NotifyDeps): NotifyDevices {
  return async (memberId, part) => {
    const data: PersonalChange = { part }
    try {
      const message = await db
        .transaction()
        .execute((trx) =>
          topics.append(trx, TOPIC.user(memberId), () => ({ code: IM_PERSONAL, data })),
        )
      topics.publish(message)
    } catch (error) {
      log.warn({ err: error, part }, 'devices of a member were not notified')
    }
  }
}
