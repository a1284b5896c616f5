import type { NotifyDevices } from '../../../platform/notices'

/** The sending device has its coins in the answer; this is for the member's others. */
const DELAY_MS = 15_000

/** Notifies the devices of a member of changed coins, once for a whole combo. */
export type NotifyLater = { of: (memberId: string) => void; stop: () => void }

export function createNotifyLater(notifyDevices: NotifyDevices): NotifyLater {
  const timers = new Map<string, NodeJS.Timeout>()
  let isStopped = false
  return {
    of(memberId) {
      if (isStopped || timers.has(memberId)) return
      const timer = setTimeout(() => {
        timers.delete(memberId)
        void notifyDevices(memberId, 'wallet')
      }, DELAY_MS)
      timers.set(memberId, timer.unref())
    },
    stop() {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
