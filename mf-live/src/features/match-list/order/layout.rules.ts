import {
  type DayPage,
  type JoinedList,
  type ListMatch,
  type SelectedMatches,
  selectMatches,
  viewOf,
} from '@saidian/shared/matches'
import { type MatchFilters, matchesFilter } from '../../../match/match-filter.rules'
import { cardsOf, type Grouping, hotCardsOf } from './groups.rules'
import { type ListItem, listItems } from './items.rules'
import { type Ranking, teamsOf } from './order.rules'

/** Which list is shown: 热门, 即时, 关注, or a day of 赛程 or 赛果. */
export type ListSource =
  | { kind: 'hot' }
  | { kind: 'today' }
  | { kind: 'followed' }
  | ({ kind: 'day' } & DayPage)

export type LayoutInput = {
  list: Pick<JoinedList, 'matches' | 'leagues' | 'sportOf'>
  kind: ListSource['kind']
  grouping: Grouping
  filters: MatchFilters
  onlyInPlay: boolean
  followed: ReadonlySet<number>
  /** Whether the row of a match has a line below its teams. */
  isTall: (match: ListMatch) => boolean
}

/** The list items of a list from top to bottom, and the counts above them. */
export function cardsAndCounts(input: LayoutInput): { items: ListItem[]; counts: SelectedMatches } {
  const { list, kind, grouping, filters, onlyInPlay, followed } = input
  const matches = Object.values(list.matches)
  const viewFor = ({ id }: ListMatch) => viewOf(list.sportOf(id))
  const isFollowed = kind === 'followed'
  const wanted = {
    // 关注 ignores the filter.
    passes: (match: ListMatch) =>
      isFollowed || matchesFilter(filters.get(list.sportOf(match.id)), match),
    ids: isFollowed ? followed : undefined,
    onlyInPlay,
  }
  const counts = selectMatches(matches, wanted, {
    isListed: (match) => viewFor(match).isListed(match),
    isInPlay: (match) => viewFor(match).isInPlay(match),
  })
  const ranking: Ranking = {
    phaseOf: (match) => viewFor(match).phaseOf(match),
    leagues: list.leagues,
    followedMatches: followed,
    followedTeams: teamsOf(matches, followed),
  }
  // 关注 spans days: matches in play come before all leagues.
  const isByPhase = kind === 'hot' || (isFollowed && grouping === 'league')
  const cards = isByPhase
    ? hotCardsOf(counts.shown, ranking)
    : cardsOf(counts.shown, ranking, grouping)
  return { items: listItems(cards, list.matches, input.isTall), counts }
}
