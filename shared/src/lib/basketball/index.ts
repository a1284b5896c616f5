export { gameClockText, secondsLeft } from './game-clock'
export { OVERTIME_SECONDS, periodText, QUARTERS, secondsOfPeriod, secondsPlayed } from './period'
export { basketballStatusText, isInPlay, isOver, quarterOf } from './status'
