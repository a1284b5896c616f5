export { type DetailStream, earlier, messagesBetween, nextAfter } from './detail-stream'
