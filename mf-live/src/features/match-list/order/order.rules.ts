import type { League } from '@saidian/shared/contracts/matches'
import type { ListMatch, Phase } from '@saidian/shared/matches'

const PHASE_RANK: Record<Phase, number> = { inPlay: 0, soon: 1, over: 2 }

/** What orders matches within a phase. Scores are excluded: the order must reveal no result. */
export type Ranking = {
  phaseOf: (match: ListMatch) => Phase
  leagues: Readonly<Record<number, League>>
  followedMatches: ReadonlySet<number>
  followedTeams: ReadonlySet<number>
}

/** Teams of the followed matches: their other matches rank higher too. */
export function teamsOf(
  matches: Iterable<ListMatch>,
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
export function followRank(match: ListMatch, ranking: Ranking): number {
  if (ranking.followedMatches.has(match.id)) return 0
  return ranking.followedTeams.has(match.home) || ranking.followedTeams.has(match.away) ? 1 : 2
}

/** Negative if the league of `a` has the larger weight. */
export function compareLeagues(a: ListMatch, b: ListMatch, ranking: Ranking): number {
  const weightOf = (match: ListMatch) => ranking.leagues[match.li]?.weight ?? 0
  return weightOf(b) - weightOf(a)
}

/** Negative if the phase of `a` comes first. */
export function comparePhases(a: ListMatch, b: ListMatch, { phaseOf }: Ranking): number {
  return PHASE_RANK[phaseOf(a)] - PHASE_RANK[phaseOf(b)]
}

/** Earlier kick-offs first; finished matches in reverse. */
export function byKickoff(a: ListMatch, b: ListMatch, { phaseOf }: Ranking): number {
  const direction = phaseOf(a) === 'over' && phaseOf(b) === 'over' ? -1 : 1
  return (a.kickoffAt - b.kickoffAt) * direction || a.id - b.id
}

/** Order within a card: phase, followed, kick-off. */
export function compareInCard(a: ListMatch, b: ListMatch, ranking: Ranking): number {
  return (
    comparePhases(a, b, ranking) ||
    followRank(a, ranking) - followRank(b, ranking) ||
    byKickoff(a, b, ranking)
  )
}
