import { dataOf } from '../../api'
import type { FeedState, League, Team } from '../../contracts/matches'
import { useAppSelector } from '../../store'
import type { ListMatch, Sport } from '../sport'
import { matchList } from './match-list.api'
import type { MatchList } from './match-list.rules'

export type KnownMatch = {
  match: ListMatch
  league: League | undefined
  home: Team
  away: Team
  feed: FeedState
}

/** A match of today's cached list; undefined if the cache does not contain it. Loads nothing. */
export function useKnownMatch(sport: Sport, matchId: number): KnownMatch | undefined {
  const useToday = <T>(read: (list: MatchList | undefined) => T) =>
    useAppSelector((state) => read(dataOf(matchList, { sport, kind: 'today' }, state)))
  // One selector per value: the list changes every second, a match and its sides seldom.
  const match = useToday((list) => (list?.delayed[matchId] ? undefined : list?.matches[matchId]))
  const league = useToday((list) => match && list?.leagues[match.li])
  const home = useToday((list) => match && list?.teams[match.home])
  const away = useToday((list) => match && list?.teams[match.away])
  const feed = useToday((list) => list?.feed)
  return match && home && away && feed ? { match, league, home, away, feed } : undefined
}
