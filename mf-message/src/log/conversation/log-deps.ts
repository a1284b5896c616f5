import type { Http } from '@saidian/shared/api'
import type { TopicSocket } from '@saidian/shared/realtime'
import type { DeviceLog } from '../device/device-log'

/** What the log of a conversation needs besides its id. */
export type LogDeps = {
  http: Http
  im: TopicSocket
  memberId: string
  device: DeviceLog
  /** The clock of this device. */
  nowMs?: () => number
}
