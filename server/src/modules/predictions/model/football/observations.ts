import { type LeagueTime, matchWeight } from '../matches/match-weight'
import { type Features, type Observation, poissonPull } from '../numbers/linear-fit'
import type { PlayedMatch, Side } from '../types'
import type { FootballSettings, Statistic } from './settings'

/**
 * Parameters of a league: levels of goals and shots, home edge, then of each team its strength,
 * which makes its goals more and the others' fewer, and its tempo, which makes both more.
 */
export const LEVEL = 0
export const HOME_EDGE = 1
const ON_TARGET_LEVEL = 2
const SHOTS_LEVEL = 3
const FIRST_TEAM = 4

const SIDES = ['home', 'away'] as const

export const strengthOf = (place: number): number => FIRST_TEAM + 2 * place
export const tempoOf = (place: number): number => FIRST_TEAM + 2 * place + 1

type Places = readonly [home: number, away: number]

/** The linear predictor of log goals of one side. */
export function goalFeatures(side: Side, match: { neutral: boolean }, teams: Places): Features {
  const sign = side === 'home' ? 0.5 : -0.5
  const half = sumFeatures(teams).map(([parameter, value]) => [parameter, value / 2] as const)
  const apart = differenceFeatures(match, teams)
  return [...half, ...apart.map(([parameter, value]) => [parameter, sign * value] as const)]
}

/** The linear predictor of log(home / away) of the goals. */
export function differenceFeatures(match: { neutral: boolean }, [home, away]: Places): Features {
  return [
    [HOME_EDGE, match.neutral ? 0 : 1],
    [strengthOf(home), 2],
    [strengthOf(away), -2],
  ]
}

/** The linear predictor of log(home · away) of the goals. */
export function sumFeatures([home, away]: Places): Features {
  return [
    [LEVEL, 2],
    [tempoOf(home), 2],
    [tempoOf(away), 2],
  ]
}

/** What the matches of a league state about its parameters. */
export function observationsOf(
  matches: readonly PlayedMatch[],
  places: ReadonlyMap<number, number>,
  time: LeagueTime,
  settings: FootballSettings,
): Observation[] {
  const decay = { halfLifeDays: settings.halfLifeDays, carry: settings.seasonCarry }
  return matches.flatMap((match) => {
    const weight = matchWeight(match, time, decay)
    const teams = [places.get(match.home) ?? 0, places.get(match.away) ?? 0] as const
    return SIDES.flatMap((side, place) => {
      const features = goalFeatures(side, match, teams)
      const seen = [{ features, pull: poissonPull(match.score[place] ?? 0, weight) }]
      const count = (counts: PlayedMatch['shots'], level: number, by: Statistic) => {
        if (!counts || by.weight <= 0) return
        const pull = poissonPull(counts[place] ?? 0, weight * by.weight)
        seen.push({ features: scaled(features, level, by.slope), pull })
      }
      count(match.shotsOnTarget, ON_TARGET_LEVEL, settings.onTarget)
      count(match.shots, SHOTS_LEVEL, settings.shots)
      return seen
    })
  })
}

/** The predictor of a statistic: a level of its own, the rest by its slope. */
function scaled(features: Features, level: number, slope: number): Features {
  return features.map(([parameter, value]) =>
    parameter === LEVEL ? [level, value] : [parameter, slope * value],
  )
}
