import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { FeedLeague, FeedMessage, FeedQuote } from '../feed'
import {
  type CsvRow,
  countIn,
  type Desk,
  emptyReport,
  type FileReport,
  fileReport,
  type ImportReport,
  importSeason,
  leagueOf,
  type Met,
  readCsv,
  reject,
} from '../imports'
import { readLeagueNames } from '../names-zh'
import { createClubBook, spellingsBeside } from '../openfootball'
import { collectedAt } from './collection.rules'
import { isoDate, seasonOfDay } from './day.rules'
import { quotesOf } from './quotes.rules'
import { deliverReferees } from './referees'
import { bySeason, type ResultMatch, resultSeason } from './result-file'

/** Quotations of a file go to the database in parts, since a season has some 15 000. */
const QUOTES_AT_ONCE = 10_000

/**
 * Imports the CSV files of football-data.co.uk in `dir`: results, statistics, opening and closing odds of every company
 * in the file. Matches join those of other imports by season and clubs; the report names every one that did not.
 * Throws when `dir` has no such file.
 */
export async function importFootballData(dir: string, desk: Desk): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  for (const file of readdirSync(dir)
    .filter((name) => name.endsWith('.csv'))
    .sort()) {
    const { rows, broken } = readCsv(path.join(dir, file))
    const league = divisionOf(rows[0]?.row ?? {})
    if (!league) {
      report.rejectedFiles.push({ file, why: 'no league has its division' })
      continue
    }
    const one = fileReport(file, rows.length + broken.length, desk.onRejected)
    for (const { line, why } of broken) reject(one, line, why)
    for (const [name, some] of bySeason(rows, ({ row }) => seasonOf(row))) {
      const told = resultSeason({ league, name, rows: some }, clubs, one)
      const met = await importSeason(desk, told, one)
      await deliverReferees(desk, met)
      await deliverQuotes(desk, met, one)
      for (const { key } of told.teams) teamKeys.add(key)
    }
    report.files.push(one)
  }
  if (report.files.length === 0) throw new Error(`no CSV files of football-data in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

const divisions = new Map(
  readLeagueNames().flatMap(({ footballDataDiv, key }) =>
    footballDataDiv ? [[footballDataDiv, key] as const] : [],
  ),
)
/** Countries of the short files, as our list of leagues writes them. */
const CODES: Record<string, string | undefined> = {
  Argentina: 'ARG',
  Brazil: 'BRA',
  China: 'CHN',
  Japan: 'JPN',
  Norway: 'NOR',
  USA: 'USA',
}

/** `E0` in the large files, country and league in the short ones: `China`, `Super League` is `CHN (Super League)`. */
function divisionOf({ Div = '', Country = '', League = '' }: CsvRow): FeedLeague | null {
  const code = CODES[Country] ?? Country
  const key = [Div, `${code} (${League})`, code]
    .map((name) => divisions.get(name))
    .find((found) => found !== undefined)
  return key === undefined ? null : leagueOf(key)
}

/** `2024` or `2024/2025` where the file says so, else by the date. */
function seasonOf(row: CsvRow): string {
  const [from = '', to] = (row.Season ?? '').split('/')
  if (from) return to ? `${from}-${to.slice(-2)}` : from
  const date = isoDate(row.Date ?? '')
  return date ? seasonOfDay(date) : ''
}

async function deliverQuotes(desk: Desk, met: Met<ResultMatch>[], report: FileReport): Promise<void> {
  const quotes = met.flatMap(({ told, key, kickoffAt, isTurned }): FeedQuote[] => {
    if (isTurned) return []
    const found = quotesOf(told.row, { openedAt: collectedAt(kickoffAt), kickoffAt })
    for (let left = found.incomplete; left > 0; left--)
      countIn(report.notes, 'incomplete quotations', `line ${told.line}`)
    for (const _ of found.quotes) countIn(report.notes, 'quotations')
    return found.quotes.map((quote) => ({ matchKey: key, ...quote }))
  })
  for (let from = 0; from < quotes.length; from += QUOTES_AT_ONCE) {
    const message: FeedMessage = {
      kind: 'odds',
      at: desk.now,
      quotes: quotes.slice(from, from + QUOTES_AT_ONCE),
    }
    await desk.sink.deliver([message])
  }
}
