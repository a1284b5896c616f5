import { IM_PERSONAL, type PersonalChange, TOPIC } from '@saidian/shared/contracts/sockets'
import { type Bus, topicSubject } from '../bus'

/**
 * Notifies every online device of the user to reload this part. At most once, like every message
 * of the bus: a device reloads everything when its socket reconnects.
 */
export type NotifyDevices = (userId: string, part: PersonalChange['part']) => void

/** `NotifyDevices` over the bus of this process; call it after the commit. */
export function createNotifyDevices(bus: Bus): NotifyDevices {
  return (userId, part) => {
    const data: PersonalChange = { part }
    bus.publish(topicSubject(TOPIC.user(userId)), { data: { code: IM_PERSONAL, data } })
  }
}
