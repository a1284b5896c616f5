import { createClubBook, leagueOf } from '../../catalogue'
import {
  checkAnything,
  eachFile,
  emptyReport,
  FileError,
  findFiles,
  type ImportContext,
  type ImportReport,
} from '..'
import { DATAHUB, importResultFile } from '../football-data'
import { spellingsBeside } from '../openfootball'

const LEAGUES: Record<string, string | undefined> = {
  'premier-league': 'eng.1',
  'la-liga': 'esp.1',
  bundesliga: 'ger.1',
  'serie-a': 'ita.1',
  'ligue-1': 'fra.1',
}

/**
 * Imports `<league>/season-2425.csv` files of datahub.io: results and statistics. Merges matches
 * with those of other imports by season and clubs. Throws when `dir` has no such file.
 */
export async function importDatahub(dir: string, context: ImportContext): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  await eachFile(findFiles(dir, '.csv'), report, async (file) => {
    const folder = file.file.split('/').at(-2) ?? ''
    const league = leagueOf(LEAGUES[folder] ?? '')
    if (!league) throw new FileError(`no league is called ${folder || dir}`)
    const name = seasonOf(file.file)
    if (name === null) throw new FileError('no season in its name')
    const season = { league, name }
    const given = { file, layout: DATAHUB, seasonOf: () => season }
    report.files.push(await importResultFile(given, { context, clubs, teamKeys }))
  })
  checkAnything(report, `files such as premier-league/season-2425.csv in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

/** `season-2425.csv` is `2024-25`, `season-9394.csv` is `1993-94`. */
function seasonOf(file: string): string | null {
  const [, from = '', to = ''] = /season-(\d{2})(\d{2})\.csv$/.exec(file) ?? []
  return from ? `${Number(from) >= 90 ? '19' : '20'}${from}-${to}` : null
}
