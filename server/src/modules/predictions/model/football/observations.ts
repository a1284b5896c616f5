import { type LeagueTime, matchWeight } from '../matches/match-weight'
import { type Features, normalPull, type Observation, poissonPull } from '../numbers/linear-fit'
import { oddsProbabilities } from '../numbers/odds'
import type { PlayedMatch, Side } from '../types'
import { RHO_PRIOR } from './low-score'
import { ratesOfOutcome } from './market'
import type { FootballSettings, Statistic } from './settings'

/**
 * Parameters of a league: levels of goals and shots, home edge, then of each team its strength, which makes its goals
 * more and the others' fewer, and its tempo, which makes both more.
 */
export const LEVEL = 0
export const HOME_EDGE = 1
export const ON_TARGET_LEVEL = 2
export const SHOTS_LEVEL = 3
const FIRST_TEAM = 4

const SIDES = ['home', 'away'] as const

export const strengthOf = (place: number): number => FIRST_TEAM + 2 * place
export const tempoOf = (place: number): number => FIRST_TEAM + 2 * place + 1

/** The linear predictor of log goals of one side. */
export function goalFeatures(
  side: Side,
  match: { neutral: boolean },
  [home, away]: readonly [number, number],
): Features {
  const sign = side === 'home' ? 1 : -1
  return [
    [LEVEL, 1],
    [HOME_EDGE, match.neutral ? 0 : sign / 2],
    [strengthOf(home), sign],
    [strengthOf(away), -sign],
    [tempoOf(home), 1],
    [tempoOf(away), 1],
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
    const market = settings.marketSd > 0 ? marketRates(match) : null
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
      const rate = market?.[place]
      if (rate === undefined) return seen
      return [...seen, { features, pull: normalPull(rate, weight / settings.marketSd ** 2) }]
    })
  })
}

/** The predictor of a statistic: a level of its own, the rest by its slope. */
function scaled(features: Features, level: number, slope: number): Features {
  return features.map(([parameter, value]) =>
    parameter === LEVEL ? [level, value] : [parameter, slope * value],
  )
}

/**
 * Log rates of goals that opening odds state. The same correction for every match: the odds of a
 * match are the same data at every training.
 */
function marketRates(match: PlayedMatch): [number, number] | null {
  const known = RATES.get(match)
  if (known !== undefined) return known
  const outcome = match.opening && oddsProbabilities(match.opening)
  const rates = outcome ? ratesOfOutcome(outcome, RHO_PRIOR.mean) : null
  RATES.set(match, rates)
  return rates
}

/** Walking through a season trains on the same matches many times. */
const RATES = new WeakMap<PlayedMatch, [number, number] | null>()
