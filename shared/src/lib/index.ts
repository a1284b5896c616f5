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
export { CREST_SHAPES, type CrestShape, crestShape } from './crest-shape'
export { formatDate, minutesAndSeconds, weekDay } from './date-text'
export { clockTime, type FeedClock, feedAge, feedAsOf, isStale } from './feed-clock'
export { groupBy } from './group-by'
export { createRouteMatcher, type RouteMatch } from './route-matcher'
export { chineseNumeral, fileSize, shortName } from './text/quantity-text'
export { keepOne, keepThree, keepTwo } from './text/truncate'
export { isInstance, readThrown, type Thrown } from './thrown'
