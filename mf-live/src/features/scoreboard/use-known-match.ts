import type { BoardMatch, FeedState, League, Team } from '@saidian/shared/contracts'
import { useAppSelector } from '@saidian/shared/store'
import { selectTodaysBoard } from './scoreboard.api'

export type KnownMatch = {
  match: BoardMatch
  league: League | undefined
  home: Team
  away: Team
  feed: FeedState
}

/** A match of today's cached list; undefined if the cache does not contain it. Loads nothing. */
export function useKnownMatch(matchId: number): KnownMatch | undefined {
  // One selector per value: the board changes every second, a match and its sides seldom.
  const match = useAppSelector((state) => {
    const board = selectTodaysBoard(state)
    return board?.delayed[matchId] ? undefined : board?.matches[matchId]
  })
  const league = useAppSelector((state) => match && selectTodaysBoard(state)?.leagues[match.li])
  const home = useAppSelector((state) => match && selectTodaysBoard(state)?.teams[match.home])
  const away = useAppSelector((state) => match && selectTodaysBoard(state)?.teams[match.away])
  const feed = useAppSelector((state) => selectTodaysBoard(state)?.feed)
  return match && home && away && feed ? { match, league, home, away, feed } : undefined
}
