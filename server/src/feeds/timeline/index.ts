export {
  countUntil,
  type DetailStream,
  earlier,
  messagesBetween,
  nextAfter,
} from './detail-stream'
export { clockAt, type MatchClock } from './match-clock'
