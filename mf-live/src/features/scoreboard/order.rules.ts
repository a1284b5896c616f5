import type { BoardMatch, League } from '@saidian/shared/contracts'
import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import { isInPlay } from '@saidian/shared/lib'

export type Phase = 'inPlay' | 'soon' | 'over'

/** Where a match stands in a list: in play first, then what is to come, then what is done or off. */
export function phaseOf(match: BoardMatch): Phase {
  if (isInPlay(match.s) || match.s === FOOTBALL_STATUS.interrupted) return 'inPlay'
  return match.s === FOOTBALL_STATUS.notStarted || match.s === FOOTBALL_STATUS.undecided
    ? 'soon'
    : 'over'
}

export const PHASE_RANK: Record<Phase, number> = { inPlay: 0, soon: 1, over: 2 }

/** What decides the place of a match beside its phase. Scores are not here: the order tells no result. */
export type Ranking = {
  leagues: Readonly<Record<number, League>>
  followedMatches: ReadonlySet<number>
  followedTeams: ReadonlySet<number>
}

/** Teams of the matches a person follows; their other matches matter to him too. */
export function teamsOf(
  matches: Iterable<BoardMatch>,
  followedMatches: ReadonlySet<number>,
): Set<number> {
  const teams = new Set<number>()
  for (const match of matches) {
    if (!followedMatches.has(match.id)) continue
    teams.add(match.home)
    teams.add(match.away)
  }
  return teams
}

/** 0 for a followed match, 1 for a followed team, 2 for the rest. */
export function followRank(match: BoardMatch, ranking: Ranking): number {
  if (ranking.followedMatches.has(match.id)) return 0
  return ranking.followedTeams.has(match.home) || ranking.followedTeams.has(match.away) ? 1 : 2
}

/** Negative when the league of `a` stands above that of `b`: the heavier one does. */
export function compareLeagues(a: BoardMatch, b: BoardMatch, ranking: Ranking): number {
  const weightOf = (match: BoardMatch) => ranking.leagues[match.li]?.weight ?? 0
  return weightOf(b) - weightOf(a)
}

/** Earlier kick-offs first; among finished matches the latest. */
export function byKickoff(a: BoardMatch, b: BoardMatch): number {
  const direction = phaseOf(a) === 'over' && phaseOf(b) === 'over' ? -1 : 1
  return (a.kickoffAt - b.kickoffAt) * direction || a.id - b.id
}

/** Order inside a card: phase, followed, kick-off. */
export function compareInCard(a: BoardMatch, b: BoardMatch, ranking: Ranking): number {
  return (
    PHASE_RANK[phaseOf(a)] - PHASE_RANK[phaseOf(b)] ||
    followRank(a, ranking) - followRank(b, ranking) ||
    byKickoff(a, b)
  )
}
