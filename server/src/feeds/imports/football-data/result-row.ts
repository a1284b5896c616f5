import type { FeedStatistic, Pair } from '../../feed'
import type { CsvRow, KnownState } from '..'

/** Column names in the files of large leagues and in the shorter files of "new leagues". */
const HOME = ['HomeTeam', 'Home', 'HT']
const AWAY = ['AwayTeam', 'Away', 'AT']
const FULL_TIME: Columns = [
  ['FTHG', 'FTAG'],
  ['HG', 'AG'],
]
const HALF_TIME: Columns = [['HTHG', 'HTAG']]
type Columns = [home: string, away: string][]

/** Statistic types of codes-and-words 1.4 and 1.5 by their columns. */
const STATISTICS: [type: number, home: string, away: string][] = [
  [83, 'HS', 'AS'],
  [21, 'HST', 'AST'],
  [51, 'HF', 'AF'],
  [2, 'HC', 'AC'],
  [3, 'HY', 'AY'],
  [4, 'HR', 'AR'],
]

export function teamsOf(row: CsvRow): { home: string; away: string } {
  return { home: cellOf(row, HOME), away: cellOf(row, AWAY) }
}

function cellOf(row: CsvRow, names: string[]): string {
  return names.map((name) => row[name]).find((cell) => cell) ?? ''
}

/** The result with corners and cards; null without a score. */
export function stateOf(row: CsvRow): KnownState | null {
  const score = pairOf(row, FULL_TIME)
  if (score === null) return null
  const counted = (type: number) => {
    const found = STATISTICS.find(([one]) => one === type)
    return found ? pairOf(row, [[found[1], found[2]]]) : null
  }
  const counts = { corners: counted(2), yellow: counted(3), red: counted(4) }
  return { status: 8, score, half: halfOf(row, score), ...counts }
}

/** The half-time score; null if it is above the final score. */
function halfOf(row: CsvRow, score: Pair): Pair | null {
  const half = pairOf(row, HALF_TIME)
  return half !== null && half[0] <= score[0] && half[1] <= score[1] ? half : null
}

/** Statistics of the whole match for which both cells are filled. */
export function statisticsOf(row: CsvRow): FeedStatistic[] {
  return STATISTICS.flatMap(([type, home, away]) => {
    const pair = pairOf(row, [[home, away]])
    return pair === null ? [] : [{ type, half: 0 as const, home: pair[0], away: pair[1] }]
  })
}

function pairOf(row: CsvRow, columns: Columns): Pair | null {
  for (const [home, away] of columns) {
    const pair: Pair = [countOf(row[home]), countOf(row[away])]
    if (pair.every((count) => Number.isInteger(count) && count >= 0 && count < 1000)) return pair
  }
  return null
}

/** Older files write `2.0`. */
function countOf(cell: string | undefined): number {
  return cell ? Number(cell) : Number.NaN
}

const RESULT = ['FTR', 'Res']

/** Why the cells of the score are invalid; null for a valid or missing score. */
export function contradiction(row: CsvRow, state: KnownState | null): string | null {
  const isFilled = FULL_TIME.flat().some((column) => row[column])
  if (!state?.score) return isFilled ? 'an unreadable score' : null
  const [home, away] = state.score
  const result = home > away ? 'H' : home < away ? 'A' : 'D'
  const written = cellOf(row, RESULT).toUpperCase()
  return written === '' || written === result ? null : 'score and result contradict each other'
}
