export { useListedFollows } from './follows/use-listed-follows'
export { useSeenKickoffs } from './follows/use-seen-kickoffs'
export type { JoinedList } from './list/joined-list.rules'
export { loadMatchList } from './list/match-list.api'
export type { MatchList } from './list/match-list.rules'
export { type SelectedMatches, selectMatches } from './list/select.rules'
export type { DayPage, ListSelection } from './list/selection'
export { useJoinedList } from './list/use-joined-list'
export { type KnownMatch, useKnownMatch } from './list/use-known-match'
export { useMatchLists } from './list/use-match-lists'
export { matchTitle } from './match-title'
export { MatchRow, type MatchRowProps } from './row/match-row'
export { hasFactLine, isScoreHidden } from './row/row.rules'
export { RowContext, useListRows, useRowContext } from './row/row-context'
export type { SportView } from './row/sport-view'
export type {
  ListEvent,
  ListMatch,
  MatchAlert,
  Phase,
  Side,
  Sport,
  SportRules,
} from './sport'
export { addSport, type ListSport, listSports, viewOf } from './sports'
