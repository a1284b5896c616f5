import { type LeagueTime, leagueTime, matchesByLeague, matchWeight } from '../matches/match-weight'
import { type TeamHistory, teamHistories } from '../matches/team-history'
import {
  fitLinear,
  type LinearFit,
  lowerTriangle,
  type Observation,
  type Prior,
  predictorOf,
  rounded,
} from '../numbers/linear-fit'
import type { PlayedMatch } from '../types'
import { fitRho, type RatedScore } from './low-score'
import { firstSeasons, newcomerRating, newcomersOf, type Rating } from './newcomers'
import { goalFeatures, HOME_EDGE, LEVEL, observationsOf, strengthOf, tempoOf } from './observations'
import { FOOTBALL_SETTINGS, type FootballSettings } from './settings'

/** A stored model of another version is not read. */
export const FOOTBALL_VERSION = 'football-1'

/** A rated team; `place` finds its parameters in the covariance. */
export type RatedTeam = TeamHistory & Rating & { place: number }

export type FootballLeague = {
  matches: number
  level: number
  homeEdge: number
  rho: number
  teams: Record<string, RatedTeam>
  /** Lower triangle of the covariance of all parameters, row by row. */
  covariance: number[]
}

/** The fitted model of all leagues, as JSON. */
export type FootballModel = {
  sport: 'football'
  version: string
  /** Seconds since 1970: the model knows no match that began later. */
  fittedAt: number
  newcomer: Rating
  settings: FootballSettings
  leagues: Record<string, FootballLeague>
}

/** Goals of one side and home edge of a league before any data, in logs. */
const LEVEL_PRIOR: Prior = { mean: Math.log(1.35), sd: 0.3 }
const HOME_PRIOR: Prior = { mean: 0.25, sd: 0.15 }
const AVERAGE: Rating = { strength: 0, tempo: 0 }
/** Logs of shots on target and of shots of one side. */
const ON_TARGET_PRIOR: Prior = { mean: Math.log(4.3), sd: 0.5 }
const SHOTS_PRIOR: Prior = { mean: Math.log(12), sd: 0.5 }
/** How far leagues are apart, when the average of several is known. */
const LEAGUE_SD = { level: 0.15, homeEdge: 0.06, rho: 0.03 }

type Rated = {
  matches: PlayedMatch[]
  time: LeagueTime
  places: Map<number, number>
  data: Observation[]
}
type LeaguePriors = { level: Prior; homeEdge: Prior }

/**
 * Trains the football model on the matches that began before `at`: strength and tempo of each team
 * with normal priors, home edge of each league, time decay and the low-score correction of Dixon &
 * Coles (1997). Rates follow goals, shots and opening odds, as far as they are known. Leagues with
 * little data are drawn towards the average of all.
 */
export function fitFootball(
  matches: readonly PlayedMatch[],
  at: number,
  settings: FootballSettings = FOOTBALL_SETTINGS,
): FootballModel {
  const rated = [...matchesByLeague(matches, at)].map(([leagueId, played]) => {
    const teams = [...new Set(played.flatMap(({ home, away }) => [home, away]))]
    const places = new Map(teams.map((team, place) => [team, place]))
    const time = leagueTime(played, at)
    const data = observationsOf(played, places, time, settings)
    return { leagueId, matches: played, time, places, data }
  })
  const newcomer = newcomerRating(
    rated.map(({ matches: played }) => played),
    settings.newcomer,
  )
  const alone = { level: LEVEL_PRIOR, homeEdge: HOME_PRIOR }
  const first = rated.map((league) => fitRates(league, newcomer, settings, alone))
  const priors = first.length > 1 ? pooledPriors(first) : alone
  const fits = rated.map((league, place) =>
    fitRates(league, newcomer, settings, priors, first[place]),
  )
  const scores = rated.map((league, place) => ratedScores(league, fits[place], settings))
  const rho = fitRho(scores.flat())
  const leagues = rated.map((league, place) => {
    const own = { mean: rho, sd: LEAGUE_SD.rho }
    return [league.leagueId, leagueOf(league, fits[place], fitRho(scores[place] ?? [], own))]
  })
  return {
    sport: 'football',
    version: FOOTBALL_VERSION,
    fittedAt: at,
    newcomer,
    settings,
    leagues: Object.fromEntries(leagues),
  }
}

function fitRates(
  { matches, time, places, data }: Rated,
  newcomer: Rating,
  settings: FootballSettings,
  { level, homeEdge }: LeaguePriors,
  near?: LinearFit,
): LinearFit {
  const newcomers = newcomersOf(firstSeasons(matches), time)
  const teams = [...places.keys()].flatMap((team) => {
    const { strength, tempo } = newcomers.has(team) ? newcomer : AVERAGE
    return [
      { mean: strength, sd: settings.strengthSd },
      { mean: tempo, sd: settings.tempoSd },
    ]
  })
  const priors = [level, homeEdge, ON_TARGET_PRIOR, SHOTS_PRIOR, ...teams]
  return fitLinear(priors, data, near?.values)
}

/** Level and home edge of a league before its data: the average of all, by their precision. */
function pooledPriors(fits: readonly LinearFit[]): LeaguePriors {
  const pooled = (parameter: number, prior: Prior, sd: number): Prior => {
    let sum = prior.mean / prior.sd ** 2
    let precision = 1 / prior.sd ** 2
    for (const { values, covariance } of fits) {
      const weight = 1 / (covariance.at(parameter, parameter) + sd ** 2)
      sum += weight * (values[parameter] ?? prior.mean)
      precision += weight
    }
    return { mean: sum / precision, sd: Math.hypot(sd, Math.sqrt(1 / precision)) }
  }
  return {
    level: pooled(LEVEL, LEVEL_PRIOR, LEAGUE_SD.level),
    homeEdge: pooled(HOME_EDGE, HOME_PRIOR, LEAGUE_SD.homeEdge),
  }
}

function ratedScores(
  { matches, time, places }: Rated,
  fit: LinearFit | undefined,
  { halfLifeDays, seasonCarry }: FootballSettings,
): RatedScore[] {
  if (!fit) return []
  return matches.map((match) => {
    const teams = [places.get(match.home) ?? 0, places.get(match.away) ?? 0] as const
    const rate = (side: 'home' | 'away') =>
      Math.exp(predictorOf(fit.values, goalFeatures(side, match, teams)))
    const weight = matchWeight(match, time, { halfLifeDays, carry: seasonCarry })
    return { score: match.score, rates: [rate('home'), rate('away')], weight }
  })
}

function leagueOf({ matches, places }: Rated, fit: LinearFit | undefined, rho: number) {
  const histories = teamHistories(matches)
  const value = (parameter: number) => rounded(fit?.values[parameter] ?? 0)
  const teams = [...places].map(([team, place]) => {
    const rating = { strength: value(strengthOf(place)), tempo: value(tempoOf(place)) }
    return [team, { ...histories.get(team), ...rating, place } as RatedTeam]
  })
  return {
    matches: matches.length,
    level: value(LEVEL),
    homeEdge: value(HOME_EDGE),
    rho: rounded(rho),
    teams: Object.fromEntries(teams),
    covariance: fit ? lowerTriangle(fit) : [],
  }
}
