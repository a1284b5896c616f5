import type { BoardMatch } from '@saidian/shared/contracts'
import type { MatchFilter } from '../../match/match-filter.rules'
import type { Board } from './board.rules'
import { cardsOf, type Grouping, hotCardsOf } from './groups.rules'
import { type ListItem, listItems } from './items.rules'
import { type Ranking, teamsOf } from './order.rules'
import { type VisibleMatches, visibleMatches } from './visible.rules'

/** A Beijing day and its part by LIST_TYPE: schedule (8), results (9) or all of it (0). */
export type DayPage = { date: string; type: 8 | 9 | 0 }

/** Which list is shown: 热门, 即时, 关注, or a day of 赛程 or 赛果. */
export type BoardSource =
  | { kind: 'hot' }
  | { kind: 'today' }
  | { kind: 'followed' }
  | ({ kind: 'day' } & DayPage)

export type LayoutInput = {
  board: Pick<Board, 'matches' | 'leagues'>
  kind: BoardSource['kind']
  grouping: Grouping
  filter: MatchFilter | null
  onlyInPlay: boolean
  followed: ReadonlySet<number>
  /** Whether the row of a match has a line below its teams. */
  isTall: (match: BoardMatch) => boolean
}

/** The list items of a board from top to bottom, and the counts above them. */
export function cardsAndCounts(input: LayoutInput): { items: ListItem[]; counts: VisibleMatches } {
  const { board, kind, grouping, filter, onlyInPlay, followed } = input
  const matches = Object.values(board.matches)
  const counts = visibleMatches(matches, {
    // 关注 ignores the filter.
    filter: kind === 'followed' ? null : filter,
    onlyMatches: kind === 'followed' ? followed : undefined,
    onlyInPlay,
  })
  const ranking: Ranking = {
    leagues: board.leagues,
    followedMatches: followed,
    followedTeams: teamsOf(matches, followed),
  }
  // 关注 spans days: matches in play come before all leagues.
  const isByPhase = kind === 'hot' || (kind === 'followed' && grouping === 'league')
  const cards = isByPhase
    ? hotCardsOf(counts.shown, ranking)
    : cardsOf(counts.shown, ranking, grouping)
  return { items: listItems(cards, board.matches, input.isTall), counts }
}
