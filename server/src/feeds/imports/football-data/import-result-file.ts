import type { ClubBook } from '../../catalogue'
import type { FeedLeague } from '../../feed'
import {
  type CsvLayout,
  createSeasonWindow,
  type FileReport,
  type FoundFile,
  fileReport,
  type ImportContext,
  type ImportedMatch,
  importSeason,
  readCsv,
  reject,
} from '..'
import { type ResultMatch, type ResultRow, resultSeason } from './result-file'

/** Some three seasons of a league; a row with its odds takes some 8 KB of memory. */
const MAX_ROWS = 1_200

export type ResultFile = {
  file: FoundFile
  layout: CsvLayout
  /** League and season of a row, or why there is none. */
  seasonOf: (row: ResultRow['row']) => { league: FeedLeague; name: string } | string
}

type Deps = {
  context: ImportContext
  clubs: ClubBook
  /** Keys of all clubs so far. */
  teamKeys: Set<string>
  /** Receives the matches of every season once they are stored. */
  onStored?: (imported: ImportedMatch<ResultMatch>[], report: FileReport) => Promise<void>
}

/** Imports one CSV file of results, season by season. Throws when it has another layout. */
export async function importResultFile(given: ResultFile, deps: Deps): Promise<FileReport> {
  const { file, layout, seasonOf } = given
  const { context, clubs, teamKeys, onStored } = deps
  const report = fileReport(file.file, 0, context.onRejected)
  const leagues = new Map<string, FeedLeague>()
  const window = createSeasonWindow<ResultRow>(MAX_ROWS, async (key, rows) => {
    const [leagueKey = '', name = ''] = key.split('/')
    const league = leagues.get(leagueKey)
    if (!league) throw new Error(`no league ${leagueKey}`)
    const parsed = resultSeason({ league, name, rows }, clubs, report)
    const imported = await importSeason(context, parsed, report)
    await onStored?.(imported, report)
    for (const team of parsed.teams) teamKeys.add(team.key)
  })
  for await (const one of readCsv(file.path, layout)) {
    report.rows += 1
    const season = 'why' in one ? one.why : seasonOf(one.row)
    if ('why' in one || typeof season === 'string') {
      reject(report, one.line, `${season}`)
      continue
    }
    leagues.set(season.league.key, season.league)
    await window.add(`${season.league.key}/${season.name}`, one)
  }
  await window.close()
  return report
}
