import {
  type ClubBook,
  createClubBook,
  createNationBook,
  createPlayerNameFinder,
  leagueOf,
  type NationBook,
} from '../../catalogue'
import {
  checkAnything,
  eachFile,
  emptyReport,
  FileError,
  type FileReport,
  type FoundFile,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportReport,
  importPlayers,
  importSeason,
  reject,
} from '..'
import { spellingsBeside } from '../openfootball'
import { tournamentMatches } from './parse-tournament'
import { readSquads } from './squads-file'
import { readTournament } from './tournament-file'

/** Files with matches, and their league. */
const FILES: Record<string, { leagueKey: string; isOfClubs: boolean } | undefined> = {
  'worldcup.json': { leagueKey: 'fifa.wc', isOfClubs: false },
  'worldcup.quali_playoffs.json': { leagueKey: 'fifa.wcq', isOfClubs: false },
  'clubworldcup.json': { leagueKey: 'fifa.cwc', isOfClubs: true },
}
const SQUADS = 'worldcup.squads.json'
/** Files with data that the matches have too. */
const BESIDE = /\.(groups|teams|teams_meta|stadiums|standings)\.json$/
const YEAR = /^\d{4}$/
const AREA = 'fif'

/**
 * Imports `<year>/worldcup.json`, play-offs, club world cup and squads of openfootball's
 * worldcup.json: results, groups, goals, shoot-outs, players. Throws when `dir` has no such file.
 */
export async function importWorldcup(dir: string, context: ImportContext): Promise<ImportReport> {
  const books: Books = { nations: createNationBook(), clubs: createClubBook(spellingsBeside(dir)) }
  const report = emptyReport()
  const teamKeys = new Set<string>()
  await eachFile(findFiles(dir, '.json'), report, async (file) => {
    const [year = '', name = ''] = file.file.split('/').slice(-2)
    const kind = FILES[name]
    if (!YEAR.test(year) || BESIDE.test(name)) report.ignoredFiles.push(file.file)
    else if (name === SQUADS) report.files.push(await importSquads(file, year, context, books))
    else if (!kind) throw new FileError('no matches in a file of its name')
    else {
      const found = await importFile({ year, file, ...kind }, context, books)
      report.files.push(found.report)
      for (const key of found.teamKeys) teamKeys.add(key)
    }
  })
  checkAnything(report, `files such as 2018/worldcup.json in ${dir}`)
  return { ...report, clubs: teamKeys.size, unknownClubs: [...books.clubs.unknown].sort() }
}

type Books = { nations: NationBook; clubs: ClubBook }
type MatchFile = { year: string; file: FoundFile; leagueKey: string; isOfClubs: boolean }

async function importFile(
  { year, file, leagueKey, isOfClubs }: MatchFile,
  context: ImportContext,
  books: Books,
) {
  const read = readTournament(file.path)
  if ('why' in read) throw new FileError(read.why)
  const league = leagueOf(leagueKey)
  if (!league) throw new FileError(`no league has the key ${leagueKey}`)
  const report = fileReport(file.file, read.rows.length, context.onRejected)
  const find = isOfClubs ? (name: string) => books.clubs.find(name, AREA) : books.nations.find
  const { teams, matches } = tournamentMatches(
    { rows: read.rows, year, find, now: context.now },
    report,
  )
  await importSeason(context, { league, name: year, teams, matches }, report)
  return { report, teamKeys: teams.map(({ key }) => key) }
}

async function importSquads(
  file: FoundFile,
  year: string,
  context: ImportContext,
  { nations }: Books,
): Promise<FileReport> {
  const lines = readSquads(file.path, { year, nations, findZh: createPlayerNameFinder() })
  const report = fileReport(file.file, lines.length, context.onRejected)
  for (const one of lines) if ('why' in one) reject(report, one.line, one.why)
  await importPlayers(
    context,
    lines.filter((one) => 'player' in one),
    report,
  )
  return report
}
