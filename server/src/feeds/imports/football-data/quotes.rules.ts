import type { FeedQuote, OddsType } from '../../feed'
import type { CsvRow } from '..'

/** Companies by the prefix of their columns; over/under and handicap use `P` for Pinnacle. */
const COMPANIES: [prefix: string, companyId: number][] = [
  ['B365', 2],
  ['PS', 22],
  ['P', 22],
  ['WH', 9],
  ['VC', 11],
  ['IW', 13],
  ['LB', 5],
  ['1XB', 20],
  ['BW', 1001],
  ['BF', 1002],
  ['BFE', 1003],
  ['Max', 1004],
  ['Avg', 1005],
]
const PHASES = [
  { letter: '', line: 'AHh', isClosing: false },
  { letter: 'C', line: 'AHCh', isClosing: true },
]
/** The line of the over/under columns. */
const GOALS = 2.5

export type QuoteTimes = { openedAt: number; kickoffAt: number }
export type RowQuotes = { quotes: Omit<FeedQuote, 'matchKey'>[]; incomplete: number }

/**
 * Quotations of one row: opening and closing of every company in it, with prices and lines
 * converted (positive: home gives). `incomplete` counts quotations with a missing or impossible
 * value.
 */
export function quotesOf(row: CsvRow, times: QuoteTimes): RowQuotes {
  const found: RowQuotes = { quotes: [], incomplete: 0 }
  for (const { letter, line, isClosing } of PHASES) {
    const at = isClosing ? times.kickoffAt : times.openedAt
    for (const [prefix, companyId] of COMPANIES) {
      const head = `${prefix}${letter}`
      const add = (type: OddsType, cells: (string | undefined)[], values: () => number[]) => {
        // The line column is shared by all companies: without prices there is no quotation.
        if (cells.every((cell) => !cell)) return
        const [left = Number.NaN, middle = Number.NaN, right = Number.NaN] = values()
        if (!isValidQuote(type, left, middle, right)) found.incomplete += 1
        else found.quotes.push({ companyId, type, at, ...PREMATCH, left, middle, right })
      }
      const cells = (...tails: string[]) => tails.map((tail) => row[`${head}${tail}`])
      const euro = cells('H', 'D', 'A')
      // In older files a handicap pair has the same suffixes; only 1X2 has a draw column.
      add(2, euro, () => euro.map(priceOf))
      const goals = cells('>2.5', '<2.5')
      add(3, goals, () => [netOf(goals[0]), GOALS, netOf(goals[1])])
      const asia = cells('AHH', 'AHA')
      add(1, asia, () => [netOf(asia[0]), lineOf(row[line]), netOf(asia[1])])
    }
  }
  return found
}

const PREMATCH = { minute: null, addedMinute: null, status: 1, suspended: false, score: null }

function priceOf(cell: string | undefined): number {
  return cell ? Number(cell) : Number.NaN
}

/** Price net of the stake, rounded to thousandths: 1.93 becomes 0.93. */
function netOf(cell: string | undefined): number {
  return Math.round((priceOf(cell) - 1) * 1000) / 1000
}

/** Changes the sign: in the file negative means that home gives. Never −0. */
function lineOf(cell: string | undefined): number {
  return 0 - priceOf(cell)
}

function isValidQuote(type: OddsType, left: number, middle: number, right: number): boolean {
  if (type === 2) return [left, middle, right].every((price) => price > 1 && price <= 1001)
  const isLine = Number.isInteger(middle * 4) && Math.abs(middle) <= 14
  return isLine && [left, right].every((price) => price > 0 && price <= 1000)
}
