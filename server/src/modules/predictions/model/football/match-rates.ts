import { varianceOf } from '../numbers/linear-fit'
import { combined, type Normal } from '../numbers/normal'
import { oddsProbabilities } from '../numbers/odds'
import type { Fixture } from '../types'
import type { FootballLeague, FootballModel, RatedTeam } from './fit-football'
import { ratesOfOutcome } from './market'
import type { Rating } from './newcomers'
import { differenceFeatures, sumFeatures } from './observations'
import type { FootballSettings } from './settings'

/**
 * Normal distribution of the log rates of a match in the coordinates log(home / away) and
 * log(home · away), with the correction of low scores.
 */
export type MatchRates = {
  difference: Normal
  sum: Normal
  rho: number
}

/** A team that the league does not know has no parameter. */
const UNKNOWN = Number.NaN

type Place = Rating & { place: number | null }

/** The rates of a fixture; opening odds are one more measurement of them. */
export function matchRates(
  model: FootballModel,
  league: FootballLeague,
  fixture: Fixture,
): MatchRates {
  const { settings } = model
  const home = placeOf(league, fixture.home, model)
  const away = placeOf(league, fixture.away, model)
  const edge = fixture.neutral ? 0 : league.homeEdge
  const difference = edge + 2 * (home.strength - away.strength)
  const sum = 2 * (league.level + home.tempo + away.tempo)
  const [varianceDifference, varianceSum] = variances(league, fixture, home, away, settings)
  const ratings = {
    difference: { mean: difference, variance: varianceDifference },
    sum: { mean: sum, variance: varianceSum },
  }
  const market = fixture.opening && oddsProbabilities(fixture.opening)
  const rates = market ? ratesOfOutcome(market, league.rho) : null
  if (!rates) return { ...ratings, rho: league.rho }
  const [priceDifference, priceSum] = settings.priceSd
  return {
    difference: combined(ratings.difference, rates[0] - rates[1], priceDifference ** 2),
    sum: combined(ratings.sum, rates[0] + rates[1], priceSum ** 2),
    rho: league.rho,
  }
}

function placeOf(league: FootballLeague, team: number, { newcomer }: FootballModel): Place {
  const rated: RatedTeam | undefined = league.teams[team]
  return rated ?? { ...newcomer, place: null }
}

/** Variances of log(home / away) and log(home · away) by the covariance of the parameters. */
function variances(
  league: FootballLeague,
  fixture: Fixture,
  home: Place,
  away: Place,
  { strengthSd, tempoSd }: FootballSettings,
): [difference: number, sum: number] {
  // A team that the league does not know has the spread of any team.
  const strangers = [home, away].filter(({ place }) => place === null).length
  const places = [home.place ?? UNKNOWN, away.place ?? UNKNOWN] as const
  return [
    varianceOf(league.covariance, differenceFeatures(fixture, places)) +
      4 * strangers * strengthSd ** 2,
    varianceOf(league.covariance, sumFeatures(places)) + 4 * strangers * tempoSd ** 2,
  ]
}
