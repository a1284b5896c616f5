import type { FeedLeague, FeedMessage, FeedQuote } from '../feed'
import {
  type CsvRow,
  checkAnything,
  countIn,
  type Desk,
  eachFile,
  emptyReport,
  type FileReport,
  findFiles,
  type ImportReport,
  leagueOf,
  type Met,
} from '../imports'
import { readLeagueNames } from '../names-zh'
import { createClubBook, spellingsBeside } from '../openfootball'
import { collectedAt } from './collection.rules'
import { isoDate, seasonOfDay } from './day.rules'
import { importResultFile } from './import-result-file'
import { quotesOf } from './quotes.rules'
import type { ResultMatch } from './result-file'
import { FOOTBALL_DATA } from './result-layout'

/** Quotations go to the database in parts, since a season has some 30 000. */
const MATCHES_AT_ONCE = 150

/**
 * Imports the CSV files of football-data.co.uk in `dir`: results, statistics, opening and closing odds of every company
 * in the file. Matches join those of other imports by season and clubs; the report names every one that did not.
 * Throws when `dir` has no such file.
 */
export async function importFootballData(dir: string, desk: Desk): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  const onStored = (met: Met<ResultMatch>[], one: FileReport) => deliverQuotes(desk, met, one)
  await eachFile(findFiles(dir, '.csv'), report, async (file) => {
    const deps = { desk, clubs, teamKeys, onStored }
    report.files.push(await importResultFile({ file, layout: FOOTBALL_DATA, seasonOf }, deps))
  })
  checkAnything(report, `CSV files of football-data in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

const divisions = new Map(
  readLeagueNames().flatMap(({ footballDataDiv, key }) =>
    footballDataDiv ? [[footballDataDiv, key] as const] : [],
  ),
)
/** `E0` in the large files; the short ones hold one league of a country each, whatever its sponsor calls it. */
function divisionOf({ Div = '', Country = '' }: CsvRow): FeedLeague | null {
  const key = divisions.get(Div.trim()) ?? divisions.get(Country.trim())
  return key === undefined ? null : leagueOf(key)
}

function seasonOf(row: CsvRow): { league: FeedLeague; name: string } | string {
  const league = divisionOf(row)
  if (league === null) return 'no league has its division'
  const name = seasonNameOf(row, league.areaKey)
  return name === null ? 'no readable date' : { league, name }
}

const SEASON = /^(\d{4})(?:[/-](\d{2}|\d{4}))?$/

/** `2024` or `2024/2025` where the file says so, else by the date. */
function seasonNameOf(row: CsvRow, areaKey: string): string | null {
  const [, from, to] = SEASON.exec(row.Season ?? '') ?? []
  if (from) return to ? `${from}-${to.slice(-2)}` : from
  const date = isoDate(row.Date ?? '')
  return date ? seasonOfDay(date, areaKey) : null
}

async function deliverQuotes(
  desk: Desk,
  met: Met<ResultMatch>[],
  report: FileReport,
): Promise<void> {
  for (let from = 0; from < met.length; from += MATCHES_AT_ONCE) {
    const quotes = met
      .slice(from, from + MATCHES_AT_ONCE)
      .flatMap((one) => matchQuotes(one, report))
    const message: FeedMessage = { kind: 'odds', at: desk.now, quotes }
    if (quotes.length > 0) await desk.sink.deliver([message])
  }
}

function matchQuotes({ told, key, isTurned }: Met<ResultMatch>, report: FileReport): FeedQuote[] {
  if (isTurned) return []
  const found = quotesOf(told.row, {
    openedAt: collectedAt(told.kickoffAt),
    kickoffAt: told.kickoffAt,
  })
  for (let left = found.incomplete; left > 0; left--)
    countIn(report.notes, 'incomplete quotations', `line ${told.line}`)
  for (const _ of found.quotes) countIn(report.notes, 'quotations')
  return found.quotes.map((quote) => ({ matchKey: key, ...quote }))
}
