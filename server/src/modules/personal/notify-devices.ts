import { IM_PERSONAL, type PersonalChange, TOPIC } from '@saidian/shared/contracts'
import { type Bus, topicSubject } from '../../platform/bus'

/**
 * Tells every device of the member that is on line to read this part again. At most once, as all on
 * the bus: a device reads everything anew when its socket comes back.
 */
export type NotifyDevices = (memberId: string, part: PersonalChange['part']) => void

/** `NotifyDevices` over the bus of this process; call it after the commit. */
export function createNotifyDevices(bus: Bus): NotifyDevices {
  return (memberId, part) => {
    const data: PersonalChange = { part }
    bus.publish(topicSubject(TOPIC.user(memberId)), { data: { code: IM_PERSONAL, data } })
  }
}
