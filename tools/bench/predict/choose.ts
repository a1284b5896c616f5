import {
  BASKETBALL_SETTINGS,
  type BasketballSettings,
  FOOTBALL_SETTINGS,
  type FootballSettings,
  oddsProbabilities,
} from '../../../server/src/modules/predictions/model'
import { type QuotedGame, readBasketballSeason } from './basketball-files'
import { walkBasketball } from './basketball-walk'
import { readFootballSeason } from './football-files'
import { type Knowledge, walkFootball } from './football-walk'
import { Ids } from './ids'
import { rankedDistance } from './scoring'

/** Before this day of 2022-23 too little is known of the season to compare settings. */
const FOOTBALL_FROM = Date.UTC(2022, 10, 1) / 1000
const SEASON = 2022
/** Fits of two weeks apart: enough to compare settings. */
const STEP_DAYS = 14
/** The games of the first half that only train. */
const BASKETBALL_FROM = 200

type Candidates<Settings> = readonly (Partial<Settings> & object)[]

const FOOTBALL_STEPS: readonly (readonly [Knowledge, Candidates<FootballSettings>])[] = [
  [
    'results',
    [200, 400, 800].flatMap((halfLifeDays) =>
      [0.25, 0.3, 0.35].map((strengthSd) => ({ halfLifeDays, strengthSd })),
    ),
  ],
  ['results', [0.03, 0.06].map((tempoSd) => ({ tempoSd }))],
  [
    'statistics',
    [0, 0.15, 0.3].flatMap((onTarget) =>
      [0.1, 0.2, 0.3].map((shots) => ({
        onTarget: { ...FOOTBALL_SETTINGS.onTarget, weight: onTarget },
        shots: { ...FOOTBALL_SETTINGS.shots, weight: shots },
      })),
    ),
  ],
  [
    'odds',
    [0.03, 0.06, 0.12].flatMap((difference) =>
      [0.02, 0.1].map((sum) => ({ priceSd: [difference, sum] as const })),
    ),
  ],
]

/**
 * Chooses the settings on the season before the benchmark's, and for basketball on the first half
 * of the only season: steps of few candidates, each on the best of the step before. Prints every
 * score and returns how many were tried.
 */
export function chooseSettings(dir: string): number {
  return chooseFootball(dir) + chooseBasketball(readBasketballSeason(dir))
}

/**
 * Results of one season are too few to compare settings; closing odds say more of each match. The
 * best settings come closest to them.
 */
function chooseFootball(dir: string): number {
  const season = readFootballSeason(dir, SEASON, new Ids())
  const known = {
    earlier: season.filter(({ kickoffAt }) => kickoffAt < FOOTBALL_FROM),
    matches: season.filter(({ kickoffAt }) => kickoffAt >= FOOTBALL_FROM),
  }
  let best = FOOTBALL_SETTINGS
  let tried = 0
  for (const [knowledge, candidates] of FOOTBALL_STEPS) {
    best = bestOf(best, candidates, (settings) =>
      rankedDistance(
        walkFootball(known, knowledge, settings, STEP_DAYS).flatMap(({ match, probabilities }) => {
          const truth = match.prices.closing && oddsProbabilities(match.prices.closing)
          return truth ? [{ forecast: probabilities, truth }] : []
        }),
      ),
    )
    tried += candidates.length
  }
  console.log('football', best)
  return tried
}

function chooseBasketball(season: readonly QuotedGame[]): number {
  const half = season.slice(0, season.length / 2)
  const known = { earlier: half.slice(0, BASKETBALL_FROM), matches: half.slice(BASKETBALL_FROM) }
  const ratings = [240, 480].flatMap((halfLifeDays) =>
    [5.5, 7, 9].map((marginSd) => ({ halfLifeDays, marginSd })),
  )
  const totals = [4, 6, 8].map((totalSd) => ({ totalSd }))
  const prices = [0.5, 1, 2].map((priceSd) => ({ priceSd }))
  const distance = (settings: BasketballSettings, lines: boolean) =>
    rankedDistance(
      walkBasketball(known, settings, lines).flatMap(({ match, probabilities }) => {
        const truth = match.moneyLine && oddsProbabilities(match.moneyLine)
        return truth ? [{ forecast: probabilities, truth }] : []
      }),
    )
  const rated = bestOf(BASKETBALL_SETTINGS, ratings, (settings) => distance(settings, false))
  const withTotals = bestOf(rated, totals, (settings) => {
    const walked = walkBasketball(known, settings, false)
    const errors = walked.map(({ match: { score }, total }) => score[0] + score[1] - total)
    return Math.hypot(...errors) / Math.sqrt(errors.length)
  })
  const best = bestOf(withTotals, prices, (settings) => distance(settings, true))
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
    console.log(score.toFixed(6), JSON.stringify(candidate))
    return { settings, score }
  })
  const [first] = scored.sort((a, b) => a.score - b.score)
  return first?.settings ?? base
}
