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
export { type ChainCheck, chainedHash, checkChain, type PublishedRecord } from './chain-check'
export { CREST_SHAPES, type CrestShape, crestShape } from './crest-shape'
export { formatDate, minutesAndSeconds, weekDay } from './date-text'
export { clockTime, type FeedClock, feedAge, feedAsOf, isStale } from './feed-clock'
export { groupBy } from './group-by'
export { createRouteMatcher, type RouteMatch } from './route-matcher'
export { opposite, SETTLEMENT_LABELS, type Settlement, settle } from './settlement'
export {
  articleLead,
  articleOriginText,
  articlePageText,
  columnPageTitle,
} from './text/article-text'
export { matchPageDescription } from './text/match-description'
export { matchPageTitle } from './text/match-title'
export { memberPageText } from './text/member-text'
export { postPageText } from './text/post-text'
export { chineseNumeral, fileSize, shortName } from './text/quantity-text'
export { keepOne, keepThree, keepTwo } from './text/truncate'
export { isInstance, readThrown, type Thrown } from './thrown'
