export { type FollowedDays, useFollowedDays } from './follows/use-followed-days'
export { footballRules } from './football/rules'
export {
  type DayList,
  loadMatchList,
  useMatchesByIdQuery,
  useMatchListQuery,
} from './list/match-list.api'
export type { Goal, MatchList } from './list/match-list.rules'
export { type SelectedMatches, selectMatches } from './list/select.rules'
export type { DayPage, ListSelection } from './list/selection'
export { type KnownMatch, useKnownMatch } from './list/use-known-match'
export type { ListMatch, MatchAlert, Sport } from './sport'
