export { followToggled } from './follows/follow-toggled'
export { useFollowedDays } from './follows/use-followed-days'
export {
  type DayList,
  loadMatchList,
  useMatchesByIdQuery,
  useMatchListQuery,
} from './list/match-list.api'
export type { MatchList } from './list/match-list.rules'
export { type SelectedMatches, selectMatches } from './list/select.rules'
export type { DayPage } from './list/selection'
export { type KnownMatch, useKnownMatch } from './list/use-known-match'
export { matchTitle } from './match-title'
export { MatchRow, type MatchRowProps } from './row/match-row'
export { hasFactLine, isScoreHidden } from './row/row.rules'
export { RowContext, useListRows, useRowContext } from './row/row-context'
export type { SportView } from './row/sport-view'
export { viewOf } from './row/sport-views'
export type { ListMatch, MatchAlert, Phase, Sport } from './sport'
