import { leagueTime, matchesByLeague, matchWeight } from '../matches/match-weight'
import { type TeamHistory, teamHistories } from '../matches/team-history'
import {
  type Features,
  fitLinear,
  type LinearFit,
  lowerTriangle,
  normalPull,
  type Observation,
  type Prior,
  predictorOf,
  rounded,
} from '../numbers/linear-fit'
import type { PlayedMatch } from '../types'
import {
  CONSECUTIVE,
  HOME_EDGE,
  LEVEL,
  marginFeatures,
  marginOf,
  tiredSides,
  totalFeatures,
  totalOf,
} from './observations'
import { BASKETBALL_SETTINGS, type BasketballSettings } from './settings'

/** A stored model of another version is not read. */
export const BASKETBALL_VERSION = 'basketball-1'

/** A rated team: points beside the average of its league; `place` finds it in the covariances. */
export type RatedTeam = TeamHistory & { margin: number; total: number; place: number }

export type BasketballLeague = {
  matches: number
  homeEdge: number
  /** Points of margin that the other side wins by playing the day before. */
  consecutive: number
  level: number
  /** Standard deviations of one game around its expected margin and total. */
  marginNoise: number
  totalNoise: number
  teams: Record<string, RatedTeam>
  /** Lower triangles of the covariances of all parameters, row by row. */
  covariance: { margin: number[]; total: number[] }
}

/** The fitted model of all leagues, as JSON. */
export type BasketballModel = {
  sport: 'basketball'
  version: string
  /** Seconds since 1970: the model knows no match that began later. */
  fittedAt: number
  settings: BasketballSettings
  leagues: Record<string, BasketballLeague>
}

const HOME_PRIOR: Prior = { mean: 2.5, sd: 1.5 }
const CONSECUTIVE_PRIOR: Prior = { mean: 1.5, sd: 1 }
const LEVEL_SD = 30
const USUAL_TOTAL = 200
/** Noise of one game before any data, and the games that it counts as. */
const USUAL_NOISE = { margin: 12, total: 17, games: 20 }
/** The noise settles after as many fits. */
const NOISE_FITS = 3

type Row = { features: Features; value: number; weight: number }

/**
 * Trains the basketball model on the games that began before `at`: margin and total are linear in
 * ratings of the teams with normal priors, home edge and games on consecutive days, with normal
 * errors (Stern 1991) and time decay.
 */
export function fitBasketball(
  matches: readonly PlayedMatch[],
  at: number,
  settings: BasketballSettings = BASKETBALL_SETTINGS,
): BasketballModel {
  const leagues = [...matchesByLeague(matches, at)].map(([leagueId, played]) => [
    leagueId,
    fitLeague(played, at, settings),
  ])
  return {
    sport: 'basketball',
    version: BASKETBALL_VERSION,
    fittedAt: at,
    settings,
    leagues: Object.fromEntries(leagues),
  }
}

function fitLeague(
  matches: readonly PlayedMatch[],
  at: number,
  settings: BasketballSettings,
): BasketballLeague {
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
  const places = new Map(teams.map((team, place) => [team, place]))
  const rows = rowsOf(matches, places, at, settings)
  const average = matches.reduce((sum, { score: [h, a] }) => sum + h + a, 0) / matches.length
  const level = { mean: average || USUAL_TOTAL, sd: LEVEL_SD }
  const marginPriors = [
    HOME_PRIOR,
    CONSECUTIVE_PRIOR,
    ...teams.map(() => ({ mean: 0, sd: settings.marginSd })),
  ]
  const totalPriors = [level, ...teams.map(() => ({ mean: 0, sd: settings.totalSd }))]
  const margin = fitWithNoise(rows.margin, marginPriors, USUAL_NOISE.margin)
  const total = fitWithNoise(rows.total, totalPriors, USUAL_NOISE.total)
  const histories = teamHistories(matches)
  const value = ({ values }: LinearFit, parameter: number) => rounded(values[parameter] ?? 0)
  const rated = teams.map((team, place) => {
    const ratings = {
      margin: value(margin.fit, marginOf(place)),
      total: value(total.fit, totalOf(place)),
    }
    return [team, { ...histories.get(team), ...ratings, place } as RatedTeam]
  })
  return {
    matches: matches.length,
    homeEdge: value(margin.fit, HOME_EDGE),
    consecutive: value(margin.fit, CONSECUTIVE),
    level: value(total.fit, LEVEL),
    marginNoise: rounded(margin.noise),
    totalNoise: rounded(total.noise),
    teams: Object.fromEntries(rated),
    covariance: {
      margin: lowerTriangle(margin.fit),
      total: lowerTriangle(total.fit),
    },
  }
}

function rowsOf(
  matches: readonly PlayedMatch[],
  places: ReadonlyMap<number, number>,
  at: number,
  { halfLifeDays, seasonCarry }: BasketballSettings,
): { margin: Row[]; total: Row[] } {
  const time = leagueTime(matches, at)
  const tired = tiredSides(matches)
  const margin: Row[] = []
  const total: Row[] = []
  for (const [place, match] of matches.entries()) {
    const teams = [places.get(match.home) ?? 0, places.get(match.away) ?? 0] as const
    const weight = matchWeight(match, time, { halfLifeDays, carry: seasonCarry })
    const [home, away] = match.score
    const features = marginFeatures(teams, {
      neutral: match.neutral,
      tired: tired[place] ?? 0,
    })
    margin.push({ features, value: home - away, weight })
    total.push({ features: totalFeatures(teams), value: home + away, weight })
  }
  return { margin, total }
}

/** A fit whose noise is estimated from its own errors. */
function fitWithNoise(
  rows: readonly Row[],
  priors: readonly Prior[],
  usualNoise: number,
): { fit: LinearFit; noise: number } {
  let noise = usualNoise
  let fit = fitLinear(priors, observationsOf(rows, noise))
  for (let again = 1; again < NOISE_FITS; again++) {
    let sum = USUAL_NOISE.games * usualNoise ** 2
    let weights = USUAL_NOISE.games
    for (const { features, value, weight } of rows) {
      sum += weight * (value - predictorOf(fit.values, features)) ** 2
      weights += weight
    }
    // Each parameter takes a part of the errors that it is fitted to.
    const free = Math.max(USUAL_NOISE.games, weights - parametersUsed(fit, priors))
    noise = Math.sqrt(sum / free)
    fit = fitLinear(priors, observationsOf(rows, noise))
  }
  return { fit, noise }
}

/** How many parameters the data fixes: each counts by how much narrower than its prior it is. */
function parametersUsed({ covariance }: LinearFit, priors: readonly Prior[]): number {
  return priors.reduce((sum, { sd }, i) => sum + 1 - covariance.at(i, i) / sd ** 2, 0)
}

function observationsOf(rows: readonly Row[], noise: number): Observation[] {
  return rows.map(({ features, value, weight }) => {
    return { features, pull: normalPull(value, weight / noise ** 2) }
  })
}
