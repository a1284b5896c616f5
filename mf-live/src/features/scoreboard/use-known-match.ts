import type { BoardMatch, FeedState, League, Team } from '@saidian/shared/contracts'
import { useFootballLiveQuery } from './scoreboard.api'

export type KnownMatch = {
  match: BoardMatch
  league: League | undefined
  home: Team
  away: Team
  feed: FeedState
}

/** A match as today's list has it in the cache, without asking for the list; undefined when it does not. */
export function useKnownMatch(matchId: number): KnownMatch | undefined {
  const { board } = useFootballLiveQuery(undefined, {
    // The list must not be loaded for a page that shows one match of it.
    skip: true,
    selectFromResult: ({ data }) => ({ board: data }),
  })
  const match = board?.matches[matchId]
  const home = match && board.teams[match.home]
  const away = match && board.teams[match.away]
  if (!board || !match || !home || !away || board.held[matchId]) return undefined
  return { match, league: board.leagues[match.li], home, away, feed: board.feed }
}
