import { type LeagueTime, matchWeight } from '../matches/match-weight'
import { type Features, normalPull, type Observation, poissonPull } from '../numbers/linear-fit'
import { oddsProbabilities } from '../numbers/odds'
import type { PlayedMatch, Side } from '../types'
import { RHO_PRIOR } from './low-score'
import { ratesOfOutcome } from './market'
import type { FootballSettings } from './settings'

/** Parameters of a league: level, home edge, then attack and defence of each team. */
export const LEVEL = 0
export const HOME_EDGE = 1
const FIRST_TEAM = 2

export const attackOf = (place: number): number => FIRST_TEAM + 2 * place
export const defenceOf = (place: number): number => FIRST_TEAM + 2 * place + 1

/** The linear predictor of log goals of one side: level ± half the home edge + attack − defence. */
export function goalFeatures(
  side: Side,
  match: { neutral: boolean },
  [home, away]: readonly [number, number],
): Features {
  const edge = match.neutral ? 0 : 0.5
  return side === 'home'
    ? [
        [LEVEL, 1],
        [HOME_EDGE, edge],
        [attackOf(home), 1],
        [defenceOf(away), -1],
      ]
    : [
        [LEVEL, 1],
        [HOME_EDGE, -edge],
        [attackOf(away), 1],
        [defenceOf(home), -1],
      ]
}

/** Goals of a league for each shot on target and for each shot; null without any. */
export type Conversion = { onTarget: number; shot: number } | null

/** How many goals the shots of a league give on average. */
export function conversionOf(matches: readonly PlayedMatch[]): Conversion {
  let goals = 0
  let shots = 0
  let onTarget = 0
  for (const match of matches) {
    if (!match.shots || !match.shotsOnTarget) continue
    goals += match.score[0] + match.score[1]
    shots += match.shots[0] + match.shots[1]
    onTarget += match.shotsOnTarget[0] + match.shotsOnTarget[1]
  }
  return goals > 0 && shots > 0 && onTarget > 0
    ? { onTarget: goals / onTarget, shot: goals / shots }
    : null
}

/** What the matches of a league state about its parameters. */
export function observationsOf(
  matches: readonly PlayedMatch[],
  places: ReadonlyMap<number, number>,
  time: LeagueTime,
  settings: FootballSettings,
): Observation[] {
  const conversion = conversionOf(matches)
  return matches.flatMap((match) => {
    const decay = { halfLifeDays: settings.halfLifeDays, carry: settings.seasonCarry }
    const weight = matchWeight(match, time, decay)
    const teams = [places.get(match.home) ?? 0, places.get(match.away) ?? 0] as const
    const market = settings.marketSd > 0 ? marketRates(match) : null
    return (['home', 'away'] as const).flatMap((side, place) => {
      const features = goalFeatures(side, match, teams)
      const goals = performance(match, place as 0 | 1, conversion, settings)
      const seen = [{ features, pull: poissonPull(goals.count, weight * goals.information) }]
      const rate = market?.[place]
      if (rate === undefined) return seen
      return [...seen, { features, pull: normalPull(rate, weight / settings.marketSd ** 2) }]
    })
  })
}

/** Goals of a side, blended with the goals that its shots give on average. */
function performance(
  { score, shots, shotsOnTarget }: PlayedMatch,
  place: 0 | 1,
  conversion: Conversion,
  { goalsShare, onTargetShare, statisticsWeight }: FootballSettings,
): { count: number; information: number } {
  if (!conversion || !shots || !shotsOnTarget) return { count: score[place], information: 1 }
  const fromTarget = shotsOnTarget[place] * conversion.onTarget
  const fromShots = shots[place] * conversion.shot
  const shotsShare = 1 - goalsShare - onTargetShare
  const count = goalsShare * score[place] + onTargetShare * fromTarget + shotsShare * fromShots
  return { count, information: statisticsWeight }
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
