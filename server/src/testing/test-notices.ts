import { noticesModule } from '../modules/notices'
import { type Bus, createInProcessBus } from '../platform/bus'
import type { Clock } from '../platform/clock'
import type { Db } from '../platform/database'
import { createLog } from '../platform/log'
import { createNotifyDevices } from '../platform/notices'
import { createStoredTopics } from '../platform/topics'

/** Notices and events of devices as the server has them, for the tests of other modules. */
export function createTestNotices(db: Db, clock: Clock, bus: Bus = createInProcessBus()) {
  const log = createLog('silent')
  const topics = createStoredTopics({ db, bus })
  const module = noticesModule({ db, clock, topics, isApi: true })
  const notifyDevices = createNotifyDevices({ db, log, topics })
  return { topics, notifyDevices, module, notices: module.notices }
}
