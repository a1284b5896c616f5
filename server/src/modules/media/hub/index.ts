export { MAX_GROUP_BYTES } from './group-of-pictures'
export type { Headers, Tracks } from './headers-of-stream'
export { createHub, type Hub, type Publisher, type StreamWatcher } from './hub'
export type { LiveStream, StreamListener, StreamSource } from './live-stream'
export {
  createStreamName,
  QUALITIES,
  type Quality,
  readStreamName,
  type StreamName,
} from './stream-name.rules'
