import type { LeagueTime } from '../matches/match-weight'
import type { PlayedMatch } from '../types'
import type { FootballSettings } from './settings'

/** A team beside the average of its league, in logs; observations.ts says what they are. */
export type Rating = { strength: number; tempo: number }

/** Earlier newcomers whose average counts as much as the setting does. */
const PRIOR_NEWCOMERS = 10
/** Goals for and against that are added to a short season, so that no log is infinite. */
const ADDED_GOALS = 5
/** A team counts as a newcomer in its first season and the next. */
const NEWCOMER_SEASONS = 2

type Record = { scored: number; allowed: number; matches: number }

/** The season in which each team came into the league; teams of the first season are absent. */
export function firstSeasons(matches: readonly PlayedMatch[]): Map<number, number> {
  const first = new Map<number, number>()
  const start = matches[0]?.seasonId
  for (const { seasonId, home, away } of matches) {
    for (const team of [home, away]) if (!first.has(team)) first.set(team, seasonId)
  }
  return new Map([...first].filter(([, season]) => season !== start))
}

/** The teams that came in the last seasons: they are rated from the strength of newcomers. */
export function newcomersOf(
  first: ReadonlyMap<number, number>,
  { seasons }: LeagueTime,
): ReadonlySet<number> {
  const recent = new Set(seasons.slice(-NEWCOMER_SEASONS))
  return new Set([...first].filter(([, season]) => recent.has(season)).map(([team]) => team))
}

/**
 * How strong newcomers are in their first season, learnt from all earlier ones of all leagues; the
 * setting counts as some of them.
 */
export function newcomerRating(
  leagues: readonly (readonly PlayedMatch[])[],
  prior: FootballSettings['newcomer'],
): Rating {
  let strength = prior.strength * PRIOR_NEWCOMERS
  let tempo = prior.tempo * PRIOR_NEWCOMERS
  let count = PRIOR_NEWCOMERS
  for (const matches of leagues) {
    const goals = matches.reduce((sum, { score: [home, away] }) => sum + home + away, 0)
    const mean = goals / (2 * Math.max(1, matches.length))
    for (const { scored, allowed, matches: played } of firstSeasonRecords(matches)) {
      const expected = played * mean + ADDED_GOALS
      // A record of few matches says little: it counts as a part of a newcomer.
      const weight = (played * mean) / expected
      const attack = Math.log((scored + ADDED_GOALS) / expected)
      const weakness = Math.log((allowed + ADDED_GOALS) / expected)
      strength += (weight * (attack - weakness)) / 2
      tempo += (weight * (attack + weakness)) / 2
      count += weight
    }
  }
  return { strength: strength / count, tempo: tempo / count }
}

function firstSeasonRecords(matches: readonly PlayedMatch[]): Record[] {
  const first = firstSeasons(matches)
  const records = new Map<number, Record>()
  for (const { seasonId, home, away, score } of matches) {
    for (const [team, scored, allowed] of [
      [home, score[0], score[1]],
      [away, score[1], score[0]],
    ] as const) {
      if (first.get(team) !== seasonId) continue
      const record = records.get(team) ?? { scored: 0, allowed: 0, matches: 0 }
      record.scored += scored
      record.allowed += allowed
      record.matches += 1
      records.set(team, record)
    }
  }
  return [...records.values()]
}
