import { existsSync } from 'node:fs'
import path from 'node:path'
import { createClubBook, leagueOf, readLeagueNames } from '../../catalogue'
import {
  checkAnything,
  eachFile,
  emptyReport,
  FileError,
  type FoundFile,
  type FoundFiles,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportReport,
  importSeason,
} from '..'
import { readSpellings } from './alias-file'
import { parsedSeason } from './parse-season'
import { readSeasonFile } from './season-file'

/**
 * Imports `<season>/<code>.json` files of openfootball under `dir`. Importing the same files again
 * changes nothing; a changed result is a correction. Reads spellings from `clubs-openfootball`
 * beside `dir` if it exists. Throws when `dir` has no season.
 */
export async function importOpenfootball(
  dir: string,
  context: ImportContext,
): Promise<ImportReport> {
  const clubs = createClubBook(spellingsBeside(dir))
  const report = emptyReport()
  const teamKeys = new Set<string>()
  const { found, ignored } = seasonFiles(dir)
  report.ignoredFiles.push(...ignored)
  await eachFile(found, report, async (file) => {
    const { season, code } = placeOf(file)
    const league = leagueOf(names.get(code) ?? '')
    if (!league) throw new FileError(`no league has the code ${code}`)
    const read = readSeasonFile(file.path)
    if ('why' in read) throw new FileError(read.why)
    const one = fileReport(file.file, read.rows.length, context.onRejected)
    const parsed = parsedSeason({ league, name: season, rows: read.rows }, clubs, context.now, one)
    await importSeason(context, parsed, one)
    for (const { key } of parsed.teams) teamKeys.add(key)
    report.files.push(one)
  })
  checkAnything(report, `season files such as 2025-26/en.1.json in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
}

/** Spellings from the folder beside `dir`; empty without the folder. */
export function spellingsBeside(dir: string): string[][] {
  const folder = path.join(dir, '..', 'clubs-openfootball')
  return existsSync(folder) ? readSpellings(folder) : []
}

/** Lists of clubs and groups; the matches have the same data. */
const BESIDE = /\.(clubs|groups|standings)\.json$/
const SEASON = /^\d{4}([-_]\d{2})?$/

function seasonFiles(dir: string): { found: FoundFiles; ignored: string[] } {
  const { files, unreadable } = findFiles(dir, '.json')
  const isSeason = (file: FoundFile) => SEASON.test(placeOf(file).season) && !BESIDE.test(file.file)
  return {
    found: { files: files.filter(isSeason), unreadable },
    ignored: files.filter((file) => !isSeason(file)).map(({ file }) => file),
  }
}

/** Season and code of `2025-26/en.1.json`. */
function placeOf({ file }: FoundFile): { season: string; code: string } {
  const [season = '', name = ''] = file.split('/').slice(-2)
  return { season: season.replace('_', '-'), code: name.replace(/\.json$/, '') }
}

const names = new Map(
  readLeagueNames().flatMap(({ key, openfootballCodes }) => {
    return openfootballCodes.map((code) => [code, key] as const)
  }),
)
