import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayedMatch } from '../../../server/src/modules/predictions/model'
import { Ids } from './ids'

/** A game of the file with its quotations. */
export type QuotedGame = PlayedMatch & {
  /** Points that the home side gives. */
  openingLine: number | null
  closingLine: number | null
  /** Closing money line of home and away as decimal odds. */
  moneyLine: readonly [number, number] | null
}

/** The file has no year: the season began in October 2018. */
const FIRST_YEAR = 2018
/** The last day of the regular season, as month and day. */
const LAST_DAY = 410
/** The larger of the two numbers of a game is the total, the other one the spread. */
const MIN_TOTAL = 100

/** The games of the regular season 2018-19, in order. */
export function readBasketballSeason(dir: string): QuotedGame[] {
  const rows = readRows(join(dir, 'basketball/nba-season-2018-19/nba_odds_2018-19.csv'))
  const ids = new Ids()
  const games: QuotedGame[] = []
  for (let place = 0; place + 1 < rows.length; place += 2) {
    const [visitor, host] = [rows[place] ?? {}, rows[place + 1] ?? {}]
    const day = Number(host.Date)
    if (day > LAST_DAY && day < 700) continue
    const score: [number, number] = [Number(host.Final), Number(visitor.Final)]
    if (!score.every((points) => points > 0)) throw new Error(`${host.Date}: no result`)
    games.push({
      id: place,
      leagueId: 1,
      seasonId: FIRST_YEAR,
      kickoffAt: dateOf(day),
      home: ids.of(host.Team ?? ''),
      away: ids.of(visitor.Team ?? ''),
      neutral: host.VH === 'N',
      score,
      shots: null,
      shotsOnTarget: null,
      opening: null,
      openingLine: lineOf(visitor.Open, host.Open),
      closingLine: lineOf(visitor.Close, host.Close),
      moneyLine: decimalPair(Number(host.ML), Number(visitor.ML)),
    })
  }
  return games
}

/** The rows with a date: the file ends in empty ones with more cells than columns. */
function readRows(file: string): Record<string, string>[] {
  const [header = [], ...lines] = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split(','))
  return lines
    .filter(([date]) => date)
    .map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])))
}

function dateOf(day: number): number {
  const month = Math.floor(day / 100)
  const year = month >= 10 ? FIRST_YEAR : FIRST_YEAR + 1
  return Date.UTC(year, month - 1, day % 100) / 1000
}

/** The spread stands in the row of the favourite. */
function lineOf(visitor = '', host = ''): number | null {
  const [away, home] = [visitor, host].map((cell) => (cell === 'pk' ? 0 : Number(cell)))
  if (away === undefined || home === undefined) return null
  if (home < MIN_TOTAL && away > MIN_TOTAL) return home
  return away < MIN_TOTAL && home > MIN_TOTAL ? 0 - away : null
}

function decimalPair(home: number, away: number): [number, number] | null {
  const prices: [number, number] = [decimalOf(home), decimalOf(away)]
  return prices.every((price) => price > 1) ? prices : null
}

/** American odds: what 100 wins, or with a minus what wins 100. */
function decimalOf(american: number): number {
  return american > 0 ? 1 + american / 100 : 1 - 100 / american
}
