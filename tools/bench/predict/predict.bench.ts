/**
 * `pnpm bench predict --data <collection>`: walks through the football season 2023-24 of five
 * leagues and the second half of the basketball season 2018-19. Each day is predicted by models
 * that know earlier days only, and compared with the prices of bookmakers. `--choose` compares
 * settings on the season before instead (decision record 0093).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  BASKETBALL_SETTINGS,
  FOOTBALL_SETTINGS,
  fitFootball,
  oddsProbabilities,
} from '../../../server/src/modules/predictions/model'
import { optionOf } from '../option'
import { readBasketballSeason } from './basketball-files'
import { walkBasketball, winnerOf } from './basketball-walk'
import { chooseSettings } from './choose'
import { type PricedMatch, readFootballSeason } from './football-files'
import { type Knowledge, outcomeOf, walkFootball } from './football-walk'
import { Ids } from './ids'
import { type Scores, scoresOf } from './scoring'

const given = optionOf('data')
if (given === undefined) throw new Error('pnpm bench predict --data <folder of the collection>')
const dir = resolve(given)

type Measure = { what: string; value: number; unit: string; target?: number }

/** The figures of the market are shown beside those of the model; only the model has targets. */
const RPS_TARGETS: Record<Knowledge, number> = { results: 0.195, statistics: 0.193, odds: 0.1872 }
const INPUTS: Record<Knowledge, string> = {
  results: 'results only',
  statistics: 'results and shots',
  odds: 'results, shots and opening odds',
}
const PRICES: Record<keyof PricedMatch['prices'], string> = {
  average: 'opening odds, average',
  pinnacle: 'opening odds, Pinnacle',
  closing: 'closing odds, Pinnacle',
}
const FIT_SECONDS = 60
const BASKETBALL_LOG_LOSS = 0.63

const measures = process.argv.includes('--choose')
  ? [{ what: 'settings tried', value: chooseSettings(dir), unit: 'settings' }]
  : [...footballMeasures(), ...basketballMeasures()]
mkdirSync('var/bench', { recursive: true })
writeFileSync(
  'var/bench/predict.json',
  `${JSON.stringify({ name: 'predict', measures }, null, 2)}\n`,
)

function footballMeasures(): Measure[] {
  const ids = new Ids()
  const earlier = readFootballSeason(dir, 2022, ids)
  const matches = readFootballSeason(dir, 2023, ids)
  const models = (Object.keys(INPUTS) as Knowledge[]).flatMap((knowledge) => {
    const walked = walkFootball({ earlier, matches }, knowledge, FOOTBALL_SETTINGS)
    const scores = scoresOf(
      walked.map(({ match, probabilities }) => ({ probabilities, outcome: outcomeOf(match) })),
    )
    return rowsOf(`football, model: ${INPUTS[knowledge]}`, scores, RPS_TARGETS[knowledge])
  })
  const markets = (Object.keys(PRICES) as (keyof typeof PRICES)[]).flatMap((price) => {
    const scored = matches.flatMap((match) => {
      const probabilities = match.prices[price] && oddsProbabilities(match.prices[price])
      return probabilities ? [{ probabilities, outcome: outcomeOf(match) }] : []
    })
    return rowsOf(`football, market: ${PRICES[price]}`, scoresOf(scored))
  })
  const startedAt = performance.now()
  fitFootball([...earlier, ...matches], Date.UTC(2024, 6, 1) / 1000)
  const value = (performance.now() - startedAt) / 1000
  const fit = { what: 'football, one fit of five leagues', value, unit: 's', target: FIT_SECONDS }
  return [...models, ...markets, fit]
}

function basketballMeasures(): Measure[] {
  const season = readBasketballSeason(dir)
  const half = Math.floor(season.length / 2)
  const known = { earlier: season.slice(0, half), matches: season.slice(half) }
  const [results, lines] = [false, true].map((isQuoted) =>
    scoresOf(
      walkBasketball(known, BASKETBALL_SETTINGS, isQuoted).map(({ match, probabilities }) => ({
        probabilities,
        outcome: winnerOf(match),
      })),
    ),
  ) as [Scores, Scores]
  const market = known.matches.flatMap((game) => {
    const probabilities = game.moneyLine && oddsProbabilities(game.moneyLine)
    return probabilities ? [{ probabilities, outcome: winnerOf(game) }] : []
  })
  const closing = scoresOf(market)
  const head = 'basketball'
  return [
    { what: `${head}, games predicted`, value: results.matches, unit: 'games' },
    logLossOf(`${head}, model: results only`, results, BASKETBALL_LOG_LOSS),
    logLossOf(`${head}, model: results and opening spread`, lines),
    logLossOf(`${head}, market: closing money line of ${closing.matches} games`, closing),
  ]
}

function rowsOf(what: string, scores: Scores, target?: number): Measure[] {
  const rps = { what: `${what}: RPS of ${scores.matches}`, value: scores.rps, unit: '' }
  return [
    target === undefined ? rps : { ...rps, target },
    logLossOf(what, scores),
    { what: `${what}: Brier score`, value: scores.brier, unit: '' },
  ]
}

function logLossOf(what: string, { logLoss }: Scores, target?: number): Measure {
  const row = { what: `${what}: log loss`, value: logLoss, unit: '' }
  return target === undefined ? row : { ...row, target }
}
