import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { knownCatalogue } from '../demo'
import type { FeedLeague, FeedSink } from '../feed'
import { colorsOf, readLeagueNames } from '../names-zh'
import { readSpellings } from './alias-file'
import { createClubBook } from './clubs'
import { readSeasonFile } from './season-file'
import { type SeasonReport, seasonKeyOf, seasonMessages } from './season-messages'

export type ImportReport = {
  files: { file: string; report: SeasonReport }[]
  /** Files that were left out, and why. */
  skippedFiles: { file: string; why: string }[]
  clubs: number
  /** Names of clubs without a Chinese name. */
  unknownClubs: string[]
}

const AT_ONCE = 500

/**
 * Imports `<season>/<code>.json` files of openfootball under `dir` through `sink`; the same files again change nothing.
 * Spellings come from `../clubs-openfootball` beside `dir` when it is there. `now` in milliseconds. Throws when `dir` has no season.
 */
export async function importOpenfootball(dir: string, sink: FeedSink, now: number): Promise<ImportReport> {
  const spellings = path.join(dir, '..', 'clubs-openfootball')
  const clubs = createClubBook(existsSync(spellings) ? readSpellings(spellings) : [])
  const at = Math.floor(now / 1000)
  const report: ImportReport = { files: [], skippedFiles: [], clubs: 0, unknownClubs: [] }
  const teamKeys = new Set<string>()
  for (const { file, season, code } of seasonFiles(dir)) {
    const league = leagueOf(code)
    if (!league) {
      report.skippedFiles.push({ file, why: `no league has the code ${code}` })
      continue
    }
    const rows = readSeasonFile(path.join(dir, file))
    if (rows === null) {
      report.skippedFiles.push({ file, why: 'not a season file' })
      continue
    }
    const said = seasonMessages({ leagueKey: league.key, name: season, rows }, clubs, at)
    const days = said.fixtures.map(({ kickoffAt }) => kickoffAt).sort((a, b) => a - b)
    const ends = { startsOn: isoDay(days[0] ?? at), endsOn: isoDay(days.at(-1) ?? at) }
    const seasons = [{ key: seasonKeyOf(league.key, season), leagueKey: league.key, name: season, ...ends }]
    await sink.deliver([{ kind: 'catalogue', at, leagues: [league], teams: said.teams, seasons }])
    await sink.deliver([{ kind: 'fixtures', at, fixtures: said.fixtures }])
    for (let from = 0; from < said.matches.length; from += AT_ONCE) {
      await sink.deliver(said.matches.slice(from, from + AT_ONCE))
    }
    for (const { key } of said.teams) teamKeys.add(key)
    report.files.push({ file, report: said.report })
  }
  if (report.files.length === 0) throw new Error(`no season files such as 2025-26/en.1.json in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...clubs.unknown].sort() }
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

const names = readLeagueNames()
const known = knownCatalogue().leagues

function leagueOf(code: string): FeedLeague | null {
  const name = names.find(({ openfootballFile }) => openfootballFile === code)
  if (!name) return null
  const { key, nameZh, shortZh, letter, areaZh } = name
  const isCup = key.startsWith('uefa') || key.startsWith('conmebol')
  const color = colorsOf(key)[0]
  const areaKey = key.split('.')[0] ?? key
  return (
    known.get(key) ?? { key, nameZh, shortZh, letter, areaKey, areaZh, color, level: 1, kind: isCup ? 2 : 1 }
  )
}

function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}
