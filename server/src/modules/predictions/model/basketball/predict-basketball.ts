import { historyTerms } from '../matches/team-history'
import { varianceOf } from '../numbers/linear-fit'
import { linesWith, shareOver, type WholeNumbers } from '../numbers/lines'
import { combined, type Normal, normalCdf, normalQuantile } from '../numbers/normal'
import { oddsProbabilities } from '../numbers/odds'
import { NORMAL_NODES, spreadInterval } from '../numbers/probability'
import type { BasketballPrediction, Fixture, Interval, Term } from '../types'
import {
  BASKETBALL_VERSION,
  type BasketballLeague,
  type BasketballModel,
  type RatedTeam,
} from './fit-basketball'
import { isConsecutive, marginFeatures, totalFeatures } from './observations'
import type { BasketballSettings } from './settings'

/** A league with fewer games has no prediction. */
const MIN_MATCHES = 30
/** Lines beside the expected value, in points. */
const LINES_APART = [-5, 0, 5]
/** The lines of a game lie within so many points of its expected value. */
const REACH = 90
/** A win counts one in the form of basketball, which has no draws. */
const WIN = 1

/**
 * Predicts a game. Null when the league is unknown or has too few games, or the model is of
 * another version.
 */
export function predictBasketball(
  model: BasketballModel,
  fixture: Fixture,
): BasketballPrediction | null {
  const league = model.leagues[fixture.leagueId]
  if (model.version !== BASKETBALL_VERSION || !league || league.matches < MIN_MATCHES) return null
  const margin = marginOf(model.settings, league, fixture)
  const total = totalOf(model.settings, league, fixture)
  const home = intervalOf(margin, league.marginNoise, (mean, noise) => normalCdf(mean / noise))
  return {
    sport: 'basketball',
    outcome: { home, away: [1 - home[2], 1 - home[1], 1 - home[0]] },
    margin: { mean: margin.mean, sd: Math.hypot(league.marginNoise, Math.sqrt(margin.variance)) },
    total: { mean: total.mean, sd: Math.hypot(league.totalNoise, Math.sqrt(total.variance)) },
    totals: linesNear(total.mean, fixture.total).map((line) => ({
      line,
      over: intervalOf(total, league.totalNoise, (mean, noise) =>
        shareOver(line, wholeNumbers(mean, noise)),
      ),
    })),
    handicaps: linesNear(margin.mean, fixture.line).map((line) => ({
      line,
      cover: intervalOf(margin, league.marginNoise, (mean, noise) =>
        shareOver(line, wholeMargins(mean, noise)),
      ),
    })),
    terms: termsOf(league, fixture, { margin: margin.mean, total: total.mean }),
  }
}

function marginOf(
  settings: BasketballSettings,
  league: BasketballLeague,
  fixture: Fixture,
): Normal {
  const { home, away } = teamsOf(league, fixture)
  const { kickoffAt, neutral } = fixture
  const tired = isConsecutive(away?.lastAt, kickoffAt) - isConsecutive(home?.lastAt, kickoffAt)
  const edge = neutral ? 0 : league.homeEdge
  const mean = edge + league.consecutive * tired + (home?.margin ?? 0) - (away?.margin ?? 0)
  const features = marginFeatures(placesOf(home, away), { neutral, tired })
  const variance =
    varianceOf(league.covariance.margin, features) + strangers(home, away) * settings.marginSd ** 2
  const quoted = quotedMargin(fixture, league.marginNoise)
  return quoted === null
    ? { mean, variance }
    : combined({ mean, variance }, quoted, settings.priceSd ** 2)
}

function totalOf(settings: BasketballSettings, league: BasketballLeague, fixture: Fixture): Normal {
  const { home, away } = teamsOf(league, fixture)
  const mean = league.level + (home?.total ?? 0) + (away?.total ?? 0)
  const features = totalFeatures(placesOf(home, away))
  const variance =
    varianceOf(league.covariance.total, features) + strangers(home, away) * settings.totalSd ** 2
  return fixture.total == null
    ? { mean, variance }
    : combined({ mean, variance }, fixture.total, settings.priceSd ** 2)
}

/** The margin that the quoted spread states, or else the opening odds. */
function quotedMargin({ line, opening }: Fixture, noise: number): number | null {
  if (line != null && Number.isFinite(line)) return line
  const odds = opening && oddsProbabilities([opening[0], opening[2]])
  return odds ? noise * normalQuantile(odds[0] ?? 0.5) : null
}

type Teams = { home: RatedTeam | undefined; away: RatedTeam | undefined }

function teamsOf(league: BasketballLeague, fixture: Fixture): Teams {
  return { home: league.teams[fixture.home], away: league.teams[fixture.away] }
}

/** A team that the league does not know has no parameter. */
function placesOf(home: RatedTeam | undefined, away: RatedTeam | undefined): [number, number] {
  return [home?.place ?? Number.NaN, away?.place ?? Number.NaN]
}

function strangers(home: RatedTeam | undefined, away: RatedTeam | undefined): number {
  return [home, away].filter((team) => team === undefined).length
}

function intervalOf(
  { mean, variance }: Normal,
  noise: number,
  probability: (mean: number, noise: number) => number,
): Interval {
  return spreadInterval(
    NORMAL_NODES.map(([node, weight]) => ({
      probability: probability(mean + node * Math.sqrt(variance), noise),
      weight,
    })),
  )
}

/** Half lines around the expected value and the quoted one. */
function linesNear(mean: number, quoted: number | null | undefined): number[] {
  const middle = Math.floor(mean) + 0.5
  return linesWith(
    LINES_APART.map((apart) => middle + apart),
    quoted,
  )
}

/** A normal value as whole points. */
function wholeNumbers(mean: number, noise: number): WholeNumbers {
  const first = Math.round(mean) - REACH
  const probabilities = Array.from({ length: 2 * REACH + 1 }, (_, place) => {
    const value = first + place
    return normalCdf((value + 0.5 - mean) / noise) - normalCdf((value - 0.5 - mean) / noise)
  })
  return { first, probabilities }
}

/** No game ends level: what is left of a margin of 0 goes to both sides alike. */
function wholeMargins(mean: number, noise: number): WholeNumbers {
  const { first, probabilities } = wholeNumbers(mean, noise)
  const level = probabilities[-first] ?? 0
  const shares = new Map([
    [-first, 0],
    [-first - 1, (probabilities[-first - 1] ?? 0) + level / 2],
    [-first + 1, (probabilities[-first + 1] ?? 0) + level / 2],
  ])
  return { first, probabilities: probabilities.map((p, place) => shares.get(place) ?? p) }
}

function termsOf(
  league: BasketballLeague,
  fixture: Fixture,
  { margin, total }: { margin: number; total: number },
): Term[] {
  const teams = teamsOf(league, fixture)
  const average = league.level / 2
  const terms: Term[] = [
    { kind: 'expected', home: (total + margin) / 2, away: (total - margin) / 2 },
  ]
  for (const side of ['home', 'away'] as const) {
    const team = teams[side]
    if (!team) continue
    const scored = (team.total + team.margin) / 2
    const allowed = (team.total - team.margin) / 2
    terms.push({ kind: 'attack', side, factor: 1 + scored / average })
    terms.push({ kind: 'defence', side, factor: 1 + allowed / average })
  }
  if (!fixture.neutral) terms.push({ kind: 'homeEdge', factor: league.homeEdge })
  return [...terms, ...historyTerms(fixture, teams, WIN)]
}
