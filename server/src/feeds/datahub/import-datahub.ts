import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { bySeason, deliverReferees, resultSeason } from '../football-data'
import {
  type Desk,
  emptyReport,
  fileReport,
  type ImportReport,
  importSeason,
  leagueOf,
  readCsv,
  reject,
} from '../imports'
import { createClubBook, spellingsBeside } from '../openfootball'

const LEAGUES: Record<string, string> = {
  'premier-league': 'eng.1',
  'la-liga': 'esp.1',
  bundesliga: 'ger.1',
  'serie-a': 'ita.1',
  'ligue-1': 'fra.1',
}

/**
 * Imports `<league>/season-2425.csv` files of datahub.io: results and statistics. Matches join those of other imports by
 * season and clubs. Throws when `dir` has no such file.
 */
export async function importDatahub(dir: string, desk: Desk): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  for (const { folder, file } of seasonFiles(dir)) {
    const league = leagueOf(LEAGUES[folder] ?? '')
    const name = seasonOf(file)
    if (!league || name === null) {
      report.rejectedFiles.push({
        file,
        why: league ? 'no season in its name' : `no league is called ${folder}`,
      })
      continue
    }
    const { rows, broken } = readCsv(path.join(dir, file))
    const one = fileReport(file, rows.length + broken.length, desk.onRejected)
    for (const { line, why } of broken) reject(one, line, why)
    for (const some of bySeason(rows, () => name).values()) {
      const told = resultSeason({ league, name, rows: some }, clubs, one)
      await deliverReferees(desk, await importSeason(desk, told, one))
      for (const { key } of told.teams) teamKeys.add(key)
    }
    report.files.push(one)
  }
  if (report.files.length === 0) throw new Error(`no files such as premier-league/season-2425.csv in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

function seasonFiles(dir: string): { folder: string; file: string }[] {
  const folders = existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true }).filter((one) => one.isDirectory())
    : []
  return folders
    .flatMap(({ name: folder }) =>
      readdirSync(path.join(dir, folder))
        .filter((name) => name.endsWith('.csv'))
        .map((name) => ({ folder, file: path.join(folder, name) })),
    )
    .sort((a, b) => a.file.localeCompare(b.file))
}

/** `season-2425.csv` is `2024-25`, `season-9394.csv` is `1993-94`. */
function seasonOf(file: string): string | null {
  const [, from = '', to = ''] = /season-(\d{2})(\d{2})\.csv$/.exec(file) ?? []
  return from ? `${Number(from) >= 90 ? '19' : '20'}${from}-${to}` : null
}
