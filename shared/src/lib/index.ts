export { ageMs, notAfter } from './age'
export type { WallClock } from './beijing-time'
export {
  addDays,
  beijingClock,
  beijingDate,
  beijingMidnight,
  filterExpiresAt,
  sportsDayStart,
} from './beijing-time'
export { formatDate, messageTime, minutesAndSeconds, weekDay } from './date-text'
export {
  type FeedClock,
  feedAge,
  feedAsOf,
  isStale,
  matchClockText,
  revealsResult,
  shownScore,
  spokenClockText,
  withoutResult,
} from './feed-clock'
export { groupBy } from './group-by'
export { type HandicapMode, handicapText } from './handicap-text'
export {
  type ClockInput,
  clockText,
  footballStatusText,
  isInPlay,
  isOver,
  matchMinute,
} from './match-clock'
export { matchPageTitle } from './match-title'
export { chineseNumeral, fileSize, shortName } from './quantity-text'
export { createRouteMatcher, type RouteMatch } from './route-matcher'
export {
  opposite,
  plainHandicap,
  plainTotal,
  SETTLEMENT_LABELS,
  type Settlement,
  settle,
} from './settlement'
export { keepOne, keepThree, keepTwo } from './truncate'
