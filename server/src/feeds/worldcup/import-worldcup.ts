import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import {
  type Desk,
  emptyReport,
  fileReport,
  type ImportReport,
  importSeason,
  leagueOf,
  type Met,
  standingOf,
} from '../imports'
import { createNationBook, createPlayerNameFinder, type NationBook } from '../names-zh'
import { type ClubBook, createClubBook, spellingsBeside } from '../openfootball'
import { playersOf, readSquads } from './squads-file'
import { readTournament } from './tournament-file'
import { type TournamentMatch, tournamentMatches } from './tournament-told'

/** Files that hold matches, with their league. */
const FILES: Record<string, { leagueKey: string; isOfClubs: boolean } | undefined> = {
  'worldcup.json': { leagueKey: 'fifa.wc', isOfClubs: false },
  'worldcup.quali_playoffs.json': { leagueKey: 'fifa.wcq', isOfClubs: false },
  'clubworldcup.json': { leagueKey: 'fifa.cwc', isOfClubs: true },
}
const SQUADS = 'worldcup.squads.json'
/** Files of facts that the matches carry too. */
const BESIDE = /\.(groups|teams|stadiums|standings)\.json$/
/** Clock of the files that name no zone, by year. */
const ZONES: Record<string, string | undefined> = { '2022': 'Asia/Qatar', '2025': 'America/New_York' }
const AREA = 'fif'

/**
 * Imports `<year>/worldcup.json`, play-offs, club world cup and squads of openfootball's worldcup.json: results, groups,
 * goals, shoot-outs, players. Throws when `dir` has no such file.
 */
export async function importWorldcup(dir: string, desk: Desk): Promise<ImportReport> {
  const books: Books = { nations: createNationBook(), clubs: createClubBook(spellingsBeside(dir)) }
  const report = emptyReport()
  const teamKeys = new Set<string>()
  for (const { year, name, file } of jsonFiles(dir)) {
    const kind = FILES[name]
    const found = kind ? await importFile({ year, file, ...kind }, dir, desk, books) : null
    if (name === SQUADS) await importSquads(path.join(dir, file), year, desk, books, report, file)
    else if (found === null && !BESIDE.test(name))
      report.rejectedFiles.push({ file, why: 'no matches in a file of its name' })
    else if (found && 'why' in found) report.rejectedFiles.push({ file, why: found.why })
    else if (found) {
      report.files.push(found.report)
      for (const key of found.teamKeys) teamKeys.add(key)
    }
  }
  if (report.files.length === 0) throw new Error(`no files such as 2018/worldcup.json in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...books.clubs.unknown].sort() }
}

type Books = { nations: NationBook; clubs: ClubBook }
type MatchFile = { year: string; file: string; leagueKey: string; isOfClubs: boolean }

async function importFile(
  { year, file, leagueKey, isOfClubs }: MatchFile,
  dir: string,
  desk: Desk,
  books: Books,
) {
  const read = readTournament(path.join(dir, file))
  if ('why' in read) return read
  const league = leagueOf(leagueKey)
  if (!league) return { why: `no league has the key ${leagueKey}` }
  const report = fileReport(file, read.rows.length, desk.onRejected)
  const find = isOfClubs ? (name: string) => books.clubs.find(name, AREA) : books.nations.find
  const zone = ZONES[year] ?? 'UTC'
  const { teams, matches } = tournamentMatches({ rows: read.rows, year, zone, find, now: desk.now }, report)
  const met = await importSeason(desk, { league, name: year, teams, matches }, report)
  await deliverGrounds(desk, met)
  return { report, teamKeys: teams.map(({ key }) => key) }
}

async function deliverGrounds({ sink, source, now: at }: Desk, met: Met<TournamentMatch>[]): Promise<void> {
  const revision = standingOf(source)
  await sink.deliver(
    met.flatMap(({ told, key }) => {
      if (told.ground === null) return []
      return [{ kind: 'facts' as const, at, matchKey: key, revision, facts: { venue: told.ground } }]
    }),
  )
}

async function importSquads(
  file: string,
  year: string,
  { sink, now: at }: Desk,
  { nations }: Books,
  report: ImportReport,
  name: string,
): Promise<void> {
  const read = readSquads(file)
  if ('why' in read) {
    report.rejectedFiles.push({ file: name, why: read.why })
    return
  }
  const players = playersOf(read.value, year, nations, createPlayerNameFinder())
  await sink.deliver([{ kind: 'players', at, players }])
  const one = fileReport(name, players.length)
  report.files.push({ ...one, notes: new Map([['players', { count: players.length, examples: [] }]]) })
}

function jsonFiles(dir: string): { year: string; name: string; file: string }[] {
  const years = existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true }).filter((one) => one.isDirectory())
    : []
  return years
    .flatMap(({ name: year }) =>
      readdirSync(path.join(dir, year))
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({ year, name, file: path.join(year, name) })),
    )
    .sort((a, b) => a.file.localeCompare(b.file))
}
