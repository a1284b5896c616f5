export { gameClockText, secondsLeft } from './game-clock'
export {
  OVERTIME_SECONDS,
  periodAt,
  periodText,
  QUARTERS,
  secondsOfPeriod,
  secondsPlayed,
} from './period'
export { withoutResult } from './score'
export { basketballStatusText, isInPlay, isOver, quarterOf } from './status'
