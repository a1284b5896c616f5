import type {
  CalibrationBin,
  ForecastScore,
  ScoreGroup,
} from '@saidian/shared/contracts/predictions'
import { groupBy } from '@saidian/shared/lib'

/** A stated forecast and what happened. */
export type SettledForecast = {
  sport: number
  leagueId: number
  chances: readonly number[]
  closing: readonly number[] | null
  /** 0 home, 1 draw, 2 away. */
  result: number
}

const BINS = 10

type Forecast = { chances: readonly number[]; result: number }

/** Scores of each sport, and of its leagues, those with most matches first. */
export function scoreGroups(forecasts: readonly SettledForecast[]): Omit<ScoreGroup, 'leagueZh'>[] {
  return [...groupBy(forecasts, ({ sport }) => sport)].flatMap(([sport, ofSport]) => {
    const leagues = [...groupBy(ofSport, ({ leagueId }) => leagueId)].sort(
      ([, one], [, other]) => other.length - one.length,
    )
    return [
      scoreGroup(sport, null, ofSport),
      ...leagues.map(([leagueId, ofLeague]) => scoreGroup(sport, leagueId, ofLeague)),
    ]
  })
}

function scoreGroup(sport: number, leagueId: number | null, forecasts: SettledForecast[]) {
  const quoted = forecasts.flatMap(({ closing, result, chances }) =>
    closing ? [{ closing, result, chances }] : [],
  )
  const market = quoted.map(({ closing, result }) => ({ chances: closing, result }))
  return {
    sport,
    leagueId,
    model: scoreOf(forecasts),
    beside: quoted.length > 0 ? { model: scoreOf(quoted), market: scoreOf(market) } : null,
    bins: calibration(forecasts),
  }
}

/** Mean scores of at least one forecast. */
export function scoreOf(forecasts: readonly Forecast[]): ForecastScore {
  const mean = (score: (forecast: Forecast) => number) =>
    rounded(forecasts.reduce((sum, forecast) => sum + score(forecast), 0) / forecasts.length)
  const isHit = ({ chances, result }: Forecast) => chances.indexOf(Math.max(...chances)) === result
  return {
    count: forecasts.length,
    logLoss: mean(({ chances, result }) => -Math.log(Math.max(1e-6, chances[result] ?? 0))),
    brier: mean(({ chances, result }) =>
      chances.reduce((sum, chance, place) => sum + (chance - Number(place === result)) ** 2, 0),
    ),
    rps: mean(rankedScore),
    hits: forecasts.filter(isHit).length,
  }
}

/** Home, draw and away in this order; without a draw it is the Brier score of one side. */
function rankedScore({ chances: [home = 0, draw = 0], result }: Forecast): number {
  const first = (home - Number(result === 0)) ** 2
  const second = (home + draw - Number(result <= 1)) ** 2
  return draw === 0 ? first : (first + second) / 2
}

/** Every stated chance beside how often such results came in. */
export function calibration(forecasts: readonly Forecast[]): CalibrationBin[] {
  const stated = forecasts.flatMap(({ chances, result }) =>
    chances
      .map((chance, place) => ({ chance, cameIn: Number(place === result) }))
      .filter(({ chance }) => chance > 0),
  )
  const bins = groupBy(stated, ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)))
  return [...bins]
    .sort(([one], [other]) => one - other)
    .map(([bin, all]) => ({
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count: all.length,
      stated: rounded(all.reduce((sum, { chance }) => sum + chance, 0) / all.length),
      observed: rounded(all.reduce((sum, { cameIn }) => sum + cameIn, 0) / all.length),
    }))
}

function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000
}
