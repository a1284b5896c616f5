import type { Http } from '@saidian/shared/api'
import type { Conversation } from '@saidian/shared/contracts/messaging'
import type { TopicSocket } from '@saidian/shared/realtime'
import type { DeviceLog } from '../device/device-log'

/** What the log of a conversation needs besides its id. */
export type LogDeps = {
  http: Http
  im: TopicSocket
  memberId: string
  device: DeviceLog
  /** Reports that the member read a conversation up to a number; the list shows it at once. */
  readUpTo: (id: string, seq: number) => Promise<{ readSeq: number }>
  /** The conversation as the list of this device has it; null without it. */
  listed: (id: string) => Promise<Conversation | null>
  /** The clock of this device. */
  nowMs?: () => number
}
