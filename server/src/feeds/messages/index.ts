// Schemas of what feeds send, for those who validate it. The types are in `feed.ts`.
export {
  basketballNotStarted,
  FeedBasketballState,
  isFeedPlayerLine,
  isFeedScoreFlow,
  isFeedShot,
} from './basketball'
export { FeedFacts, isFeedBallPosition, isFeedTextLine, isFeedTrend } from './detail'
export { isKey, isMoment, isRevision } from './fields'
export { FeedLotteryEntry, FeedLotteryIssue } from './lottery'
export { FeedMatchState } from './match'
export { FeedMatch, FeedMessageHead } from './message-parts'
export { FeedQuote, isCompanyId } from './odds'
export { isFeedInjury, isFeedPlayer, isMaybeSideLineup } from './squad'
