import {
  BASKETBALL_SETTINGS,
  FOOTBALL_SETTINGS,
} from '../../../server/src/modules/predictions/model'
import { type QuotedGame, readBasketballSeason } from './basketball-files'
import { basketballScores } from './basketball-walk'
import { readFootballSeason } from './football-files'
import { footballScores, type Knowledge } from './football-walk'
import { Ids } from './ids'

/** Before this day of 2022-23 too little is known of the season to compare settings. */
const FOOTBALL_FROM = Date.UTC(2022, 10, 1) / 1000
const SEASON = 2022
/** Fits of a week apart: enough to compare settings. */
const STEP_DAYS = 7
/** The games of the first half that only train. */
const BASKETBALL_FROM = 200

type Candidates<Settings> = readonly (Partial<Settings> & object)[]

/**
 * Chooses the settings on the season before the benchmark's, and for basketball on the first half
 * of the only season: steps of few candidates, each on the best of the step before. Prints every
 * score and returns how many were tried.
 */
export function chooseSettings(dir: string): number {
  return chooseFootball(dir) + chooseBasketball(readBasketballSeason(dir))
}

function chooseFootball(dir: string): number {
  const season = readFootballSeason(dir, SEASON, new Ids())
  const known = {
    earlier: season.filter(({ kickoffAt }) => kickoffAt < FOOTBALL_FROM),
    matches: season.filter(({ kickoffAt }) => kickoffAt >= FOOTBALL_FROM),
  }
  const steps: [Knowledge, Candidates<typeof FOOTBALL_SETTINGS>][] = [
    [
      'results',
      [150, 200, 250, 400].flatMap((halfLifeDays) =>
        [0.2, 0.25, 0.3].map((strengthSd) => ({ halfLifeDays, strengthSd })),
      ),
    ],
    ['results', [0.03, 0.05, 0.1].map((tempoSd) => ({ tempoSd }))],
    [
      'statistics',
      [0.1, 0.2, 0.3].flatMap((onTarget) =>
        [0.1, 0.15, 0.2].map((shots) => ({
          onTarget: { ...FOOTBALL_SETTINGS.onTarget, weight: onTarget },
          shots: { ...FOOTBALL_SETTINGS.shots, weight: shots },
        })),
      ),
    ],
    [
      'odds',
      [0.08, 0.12, 0.16].flatMap((difference) =>
        [0.1, 0.2].map((sum) => ({ priceSd: [difference, sum] as const })),
      ),
    ],
  ]
  let best = FOOTBALL_SETTINGS
  let tried = 0
  for (const [knowledge, candidates] of steps) {
    best = bestOf(best, candidates, (settings) => {
      return footballScores(known, knowledge, settings, STEP_DAYS).rps
    })
    tried += candidates.length
  }
  console.log('football', best)
  return tried
}

function chooseBasketball(season: readonly QuotedGame[]): number {
  const half = season.slice(0, season.length / 2)
  const known = { earlier: half.slice(0, BASKETBALL_FROM), matches: half.slice(BASKETBALL_FROM) }
  const ratings = [120, 240, 480].flatMap((halfLifeDays) =>
    [3.5, 4.5, 5.5].map((marginSd) => ({ halfLifeDays, marginSd })),
  )
  const totals = [4, 6, 8].map((totalSd) => ({ totalSd }))
  const prices = [2, 4, 6].map((priceSd) => ({ priceSd }))
  const rated = bestOf(BASKETBALL_SETTINGS, ratings, (settings) => {
    return basketballScores(known, settings, false).logLoss
  })
  const withTotals = bestOf(rated, totals, (settings) => {
    return basketballScores(known, settings, false).totalError
  })
  const best = bestOf(withTotals, prices, (settings) => {
    return basketballScores(known, settings, true).logLoss
  })
  console.log('basketball', best)
  return ratings.length + totals.length + prices.length
}

function bestOf<Settings extends object>(
  base: Settings,
  candidates: Candidates<Settings>,
  scoreOf: (settings: Settings) => number,
): Settings {
  const scored = candidates.map((candidate) => {
    const settings = { ...base, ...candidate }
    const score = scoreOf(settings)
    console.log(score.toFixed(5), JSON.stringify(candidate))
    return { settings, score }
  })
  const [first] = scored.sort((a, b) => a.score - b.score)
  return first?.settings ?? base
}
