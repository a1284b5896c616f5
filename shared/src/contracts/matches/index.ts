export {
  FutureMatch,
  MatchFuture,
  MatchHistory,
  MatchTable,
  PastMatch,
  StatInfo,
  TableRow,
  TeamRest,
} from './analysis'
export { FeedState } from './feed-state'
export { League } from './league'
export { FilterGroup, LIST_TYPE, ListIncident, MAX_MATCHES } from './lists'
export { MATCH_PARTS, MatchCoverage, MatchIntelligence, MatchOrigins } from './match-page'
export { position } from './match-position'
export { MatchSummary } from './match-summary'
export { MatchIncident, MatchStatistic, TextLine } from './match-text'
export { Team } from './team'
