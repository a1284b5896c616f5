import { createClubBook, leagueOf, readLeagueNames } from '../../catalogue'
import type { FeedLeague, FeedMessage, FeedQuote } from '../../feed'
import {
  type CsvRow,
  checkAnything,
  countIn,
  eachFile,
  emptyReport,
  type FileReport,
  findFiles,
  type ImportContext,
  type ImportedMatch,
  type ImportReport,
} from '..'
import { spellingsBeside } from '../openfootball'
import { collectedAt } from './collection.rules'
import { isoDate, seasonOfDay } from './day.rules'
import { importResultFile } from './import-result-file'
import { quotesOf } from './quotes.rules'
import type { ResultMatch } from './result-file'
import { FOOTBALL_DATA } from './result-layout'

/** Quotations are stored in batches: a season has some 30 000. */
const MATCHES_PER_BATCH = 150

/**
 * Imports the CSV files of football-data.co.uk in `dir`: results, statistics, opening and closing
 * odds of every company in the file. Merges matches with those of other imports by season and
 * clubs; the report names every match without another import. Throws when `dir` has no such file.
 */
export async function importFootballData(
  dir: string,
  context: ImportContext,
): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  const onStored = (imported: ImportedMatch<ResultMatch>[], one: FileReport) =>
    deliverQuotes(context, imported, one)
  await eachFile(findFiles(dir, '.csv'), report, async (file) => {
    const deps = { context, clubs, teamKeys, onStored }
    const named = seasonOfFile(file.file)
    const given = { file, layout: FOOTBALL_DATA, seasonOf: (row: CsvRow) => seasonOf(row, named) }
    report.files.push(await importResultFile(given, deps))
  })
  checkAnything(report, `CSV files of football-data in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

const divisions = new Map(
  readLeagueNames().flatMap(({ footballDataDiv, key }) =>
    footballDataDiv ? [[footballDataDiv, key] as const] : [],
  ),
)
/** By `E0` in the large files, by country in the short ones, which have one league each. */
function divisionOf({ Div = '', Country = '' }: CsvRow): FeedLeague | null {
  const key = divisions.get(Div.trim()) ?? divisions.get(Country.trim())
  return key === undefined ? null : leagueOf(key)
}

function seasonOf(
  row: CsvRow,
  named: string | null,
): { league: FeedLeague; name: string } | string {
  const league = divisionOf(row)
  if (league === null) return 'no league has its division'
  const name = (row.Div ? named : null) ?? seasonNameOf(row, league.areaKey)
  return name === null ? 'no readable date' : { league, name }
}

/** The season of `E0_2425.csv` or `2425/E0.csv`; null for a name without one. */
function seasonOfFile(file: string): string | null {
  const [, from = '', to = ''] = /(?:^|[/_-])(\d{2})-?(\d{2})(?=[/_.-])/.exec(file) ?? []
  if (from === '' || (Number(from) + 1) % 100 !== Number(to)) return null
  return seasonOfDay(isoDate(`01/12/${from}`) ?? '')
}

const SEASON = /^(\d{4})(?:[/-](\d{2}|\d{4}))?$/

/** The `Season` of the row, such as `2024` or `2024/2025`; else the season of its date. */
function seasonNameOf(row: CsvRow, areaKey: string): string | null {
  const [, from, to] = SEASON.exec(row.Season ?? '') ?? []
  if (from) return to ? `${from}-${to.slice(-2)}` : from
  const date = isoDate(row.Date ?? '')
  return date ? seasonOfDay(date, areaKey) : null
}

async function deliverQuotes(
  context: ImportContext,
  imported: ImportedMatch<ResultMatch>[],
  report: FileReport,
): Promise<void> {
  for (let from = 0; from < imported.length; from += MATCHES_PER_BATCH) {
    const quotes = imported
      .slice(from, from + MATCHES_PER_BATCH)
      .flatMap((one) => matchQuotes(one, report))
    const message: FeedMessage = { kind: 'odds', at: context.now, quotes }
    if (quotes.length > 0) await context.sink.deliver([message])
  }
}

function matchQuotes(
  { parsed, key, isSwapped }: ImportedMatch<ResultMatch>,
  report: FileReport,
): FeedQuote[] {
  if (isSwapped) return []
  const found = quotesOf(parsed.row, {
    openedAt: collectedAt(parsed.kickoffAt),
    kickoffAt: parsed.kickoffAt,
  })
  for (let left = found.incomplete; left > 0; left--)
    countIn(report.notes, 'incomplete quotations', `line ${parsed.line}`)
  for (const _ of found.quotes) countIn(report.notes, 'quotations')
  return found.quotes.map((quote) => ({ matchKey: key, ...quote }))
}
