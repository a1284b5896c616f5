export type { Clock } from './clock'
export type { ControlledImSocket, ImSocketOptions } from './create-im-socket'
export { createImSocket } from './create-im-socket'
export type { LiveSocketOptions } from './create-live-socket'
export { createLiveSocket } from './create-live-socket'
export type { FollowOptions, FollowTopic } from './follow-topic'
export { followTopic } from './follow-topic'
export { createRetry, type Retry, type RetryOptions } from './retry'
export type {
  ConnectionState,
  TopicEvent,
  TopicHandlers,
  TopicSocket,
} from './topic-socket'
