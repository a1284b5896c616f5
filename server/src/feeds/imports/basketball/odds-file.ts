import { type CsvLayout, type CsvRow, FileError, isName, readCsv } from '..'
import { teamByOddsName } from './game-season'
import { createOddsCalendar, type DayOf } from './odds-calendar.rules'

const isPoints = (cell: string) => /^\d{1,3}$/.test(cell)
const isLine = (cell: string) => /^(?:\d{1,3}(?:\.\d+)?|pk|NL)$/i.test(cell)

const LAYOUT: CsvLayout = {
  kinds: [
    ['Date', 'Rot', 'VH', 'Team', '1st', '2nd', '3rd', '4th', 'Final', 'Open', 'Close', 'ML'],
  ],
  cells: {
    Date: (cell) => /^\d{3,4}$/.test(cell),
    VH: (cell) => ['V', 'H', 'N'].includes(cell),
    Team: isName,
    Final: isPoints,
    Open: isLine,
    Close: isLine,
  },
}

/** The spread is positive when the home team gives points; null without a line. */
export type GameLines = { spread: number | null; total: number | null }

/** A game of a file of odds. */
export type OddsGame = {
  day: string
  homeKey: string
  awayKey: string
  zone: string
  isNeutral: boolean
  /** Quarters, then all overtimes as one. */
  homePoints: number[]
  awayPoints: number[]
  home: number
  away: number
  opening: GameLines
  closing: GameLines
  /** American money lines; null without one. */
  moneyLine: [home: number, away: number] | null
  lines: [home: number, away: number]
}

/** Games of a file of odds, two lines each, and the lines that make none, with the reason. */
export async function readOddsFile(
  file: string,
  firstYear: number,
): Promise<{ rows: number; games: OddsGame[]; faults: { line: number; why: string }[] }> {
  const games: OddsGame[] = []
  const faults: { line: number; why: string }[] = []
  let rows = 0
  let visitor: { row: CsvRow; line: number } | null = null
  const calendar = createOddsCalendar(firstYear)
  for await (const found of readCsv(file, LAYOUT)) {
    rows += 1
    if ('why' in found) {
      faults.push({ line: found.line, why: found.why })
      continue
    }
    if (visitor === null) {
      visitor = found
      continue
    }
    const game = gameOf(visitor, found, calendar)
    if (typeof game !== 'string') games.push(game)
    else for (const { line } of [visitor, found]) faults.push({ line, why: game })
    visitor = null
  }
  if (visitor) faults.push({ line: visitor.line, why: 'a game without its two teams' })
  return { rows, games, faults }
}

/** `nba_odds_2018-19.csv` begins in 2018; throws for another name. */
export function firstYearOf(file: string): number {
  const year = /(\d{4})-\d{2}\.csv$/.exec(file)?.[1]
  if (year === undefined) throw new FileError('no season in its name')
  return Number(year)
}

type Line = { row: CsvRow; line: number }

function gameOf(away: Line, home: Line, dayOf: DayOf): OddsGame | string {
  const [homeTeam, awayTeam] = [
    teamByOddsName(home.row.Team ?? ''),
    teamByOddsName(away.row.Team ?? ''),
  ]
  if (!homeTeam || !awayTeam) return 'not a team of the league'
  const day = away.row.Date === home.row.Date ? dayOf(home.row.Date ?? '') : null
  if (day === null) return 'no readable date'
  const [homePoints, awayPoints] = [pointsOf(home.row), pointsOf(away.row)]
  if (!homePoints || !awayPoints || homePoints.length !== awayPoints.length)
    return 'quarters that do not go with the result'
  const moneyLine: [number, number] = [Number(home.row.ML), Number(away.row.ML)]
  return {
    day,
    homeKey: homeTeam.key,
    awayKey: awayTeam.key,
    zone: homeTeam.zone,
    isNeutral: home.row.VH === 'N',
    homePoints,
    awayPoints,
    home: Number(home.row.Final),
    away: Number(away.row.Final),
    opening: linesOf(home.row.Open, away.row.Open),
    closing: linesOf(home.row.Close, away.row.Close),
    moneyLine: moneyLine.every((value) => Math.abs(value) >= 100) ? moneyLine : null,
    lines: [home.line, away.line],
  }
}

/** Quarters, then what is left of the result: the points of all overtimes. */
function pointsOf(row: CsvRow): number[] | null {
  const quarters = ['1st', '2nd', '3rd', '4th'].map((name) => Number(row[name]))
  const overtime = Number(row.Final) - quarters.reduce((sum, points) => sum + points, 0)
  if (Number.isNaN(overtime) || overtime < 0) return null
  return overtime === 0 ? quarters : [...quarters, overtime]
}

/** Totals are above this, spreads below. */
const MIN_TOTAL = 100

/** Of the two cells of a game one is the total, the other the spread of the favourite's line. */
function linesOf(home: string | undefined, away: string | undefined): GameLines {
  const [ofHome, ofAway] = [lineValue(home), lineValue(away)]
  const values = [ofHome, ofAway].filter((value) => value !== null)
  const total = values.find((value) => value > MIN_TOTAL) ?? null
  if (ofHome !== null && ofHome < MIN_TOTAL) return { spread: ofHome, total }
  return { spread: ofAway !== null && ofAway < MIN_TOTAL ? 0 - ofAway : null, total }
}

function lineValue(cell: string | undefined): number | null {
  if (cell?.toLowerCase() === 'pk') return 0
  const value = Number(cell || Number.NaN)
  return Number.isNaN(value) ? null : value
}
