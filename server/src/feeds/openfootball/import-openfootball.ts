import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Desk, emptyReport, fileReport, type ImportReport, importSeason, leagueOf } from '../imports'
import { readLeagueNames } from '../names-zh'
import { readSpellings } from './alias-file'
import { createClubBook } from './clubs'
import { readSeasonFile } from './season-file'
import { seasonTold } from './season-told'

/**
 * Imports `<season>/<code>.json` files of openfootball under `dir`; the same files again change nothing, a result that
 * changed is a correction. Spellings come from `../clubs-openfootball` beside `dir` when it is there. Throws when
 * `dir` has no season.
 */
export async function importOpenfootball(dir: string, desk: Desk): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  for (const { file, season, code } of seasonFiles(dir)) {
    const league = leagueOf(names.get(code) ?? '')
    if (!league) {
      report.rejectedFiles.push({ file, why: `no league has the code ${code}` })
      continue
    }
    const read = readSeasonFile(path.join(dir, file))
    if ('why' in read) {
      report.rejectedFiles.push({ file, why: read.why })
      continue
    }
    const one = fileReport(file, read.rows.length, desk.onRejected)
    const told = seasonTold({ league, name: season, rows: read.rows }, clubs, desk.now, one)
    await importSeason(desk, told, one)
    for (const { key } of told.teams) teamKeys.add(key)
    report.files.push(one)
  }
  if (report.files.length === 0) throw new Error(`no season files such as 2025-26/en.1.json in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

/** Lists of spellings of the folder beside `dir`; none when it is not there. */
export function spellingsBeside(dir: string): string[][] {
  const folder = path.join(dir, '..', 'clubs-openfootball')
  return existsSync(folder) ? readSpellings(folder) : []
}

function seasonFiles(dir: string): { file: string; season: string; code: string }[] {
  const folders = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^\d{4}/.test(entry.name),
  )
  return folders
    .flatMap(({ name: season }) =>
      readdirSync(path.join(dir, season))
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({ file: path.join(season, name), season, code: name.slice(0, -'.json'.length) })),
    )
    .sort((a, b) => a.file.localeCompare(b.file))
}

const names = new Map(readLeagueNames().map(({ key, openfootballFile }) => [openfootballFile, key]))
