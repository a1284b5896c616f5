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

/** A match as today's list has it in the cache, without asking for the list; undefined when it does not. */
export function useKnownMatch(matchId: number): KnownMatch | undefined {
  // Piece by piece: the board changes every second, a match and its sides seldom.
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
