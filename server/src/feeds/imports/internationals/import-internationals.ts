import { createNationBook, type NationBook, readTournaments, seasonNames } from '../../catalogue'
import type { FeedLeague, FeedTeam, Pair } from '../../feed'
import {
  type CsvRow,
  countIn,
  createSeasonWindow,
  eachFile,
  emptyReport,
  type FileReport,
  type FoundFile,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportedMatch,
  type ImportReport,
  importSeason,
  type ParsedMatch,
  readCsv,
  reject,
} from '..'
import { instantIn } from '../openfootball'
import { resultOf, scorerIncidents, shootoutIncident } from './goals.rules'
import {
  matchName,
  RESULTS,
  type RowsByMatch,
  readRowsByMatch,
  SCORERS,
  SHOOTOUTS,
  scorerProblem,
  shootoutProblem,
} from './international-files'
import { groupStageRounds } from './stages.rules'

const FILES = { results: 'results.csv', scorers: 'goalscorers.csv', shootouts: 'shootouts.csv' }
/** The files have no times: noon UTC is the same day almost everywhere. */
const NO_TIME = '12:00'
/** Kind of a league of friendlies. */
const FRIENDLY = 3
/** Matches of some ten years, so that a tournament is complete before it is imported. */
const MAX_ROWS = 12_000

/**
 * Imports results.csv, goalscorers.csv and shootouts.csv of international_results: matches with
 * scorers between national teams of the name list, in known tournaments. Merges them with matches
 * of other imports. Throws when `dir` has no results.csv.
 */
export async function importInternationals(
  dir: string,
  context: ImportContext,
): Promise<ImportReport> {
  const report = emptyReport()
  const { files } = findFiles(dir, '.csv')
  const named = (name: string) => files.find(({ file }) => file === name)
  const results = named(FILES.results)
  if (!results) throw new Error(`no ${FILES.results} in ${dir}`)
  const beside: Beside = {
    scorers: await readBeside(named(FILES.scorers), SCORERS, scorerProblem, report, context),
    shootouts: await readBeside(
      named(FILES.shootouts),
      SHOOTOUTS,
      shootoutProblem,
      report,
      context,
    ),
  }
  for (const name of [FILES.scorers, FILES.shootouts])
    if (!named(name)) report.ignoredFiles.push(`${name} (not there)`)
  const teamKeys = new Set<string>()
  await eachFile({ files: [results], unreadable: [] }, report, async (file) => {
    const one = fileReport(file.file, 0, context.onRejected)
    await importResults(file, { context, beside, teamKeys }, one)
    report.files.push(one)
  })
  for (const one of Object.values(beside)) rejectUnclaimed(one)
  return { ...report, clubs: teamKeys.size }
}

/** Rows beside the results and the report of their file. Rows of stored matches are removed. */
type BesideFile = { rows: RowsByMatch; report: FileReport | null }
type Beside = { scorers: BesideFile; shootouts: BesideFile }

/** Without the file there are no rows. */
async function readBeside(
  file: FoundFile | undefined,
  layout: typeof SCORERS,
  problemOf: (row: CsvRow) => string | null,
  report: ImportReport,
  context: ImportContext,
): Promise<BesideFile> {
  const found: BesideFile = { rows: new Map(), report: null }
  await eachFile(
    { files: file ? [file] : [], unreadable: [] },
    report,
    async ({ file: name, path }) => {
      const one = fileReport(name, 0, context.onRejected)
      found.rows = await readRowsByMatch({ path, layout }, one, problemOf)
      found.report = one
      report.files.push(one)
    },
  )
  return found
}

function rejectUnclaimed({ rows, report }: BesideFile): void {
  for (const [name, lines] of rows)
    for (const { line } of lines)
      if (report) reject(report, line, 'its match was not imported', name)
}

type NationMatch = ParsedMatch & { name: string; teams: [FeedTeam, FeedTeam] }
type Deps = { context: ImportContext; beside: Beside; teamKeys: Set<string> }

/** Imports the matches season by season; a tournament is one season. */
async function importResults(file: FoundFile, deps: Deps, report: FileReport): Promise<void> {
  const nations = createNationBook()
  const tournaments = readTournaments()
  const leagues = new Map<string, FeedLeague>()
  const seasons = await readSeasonNames(file, tournaments)
  const window = createSeasonWindow<NationMatch>(MAX_ROWS, async (key, matches) => {
    const [leagueKey = '', name = ''] = key.split('/')
    const league = leagues.get(leagueKey)
    if (!league) throw new Error(`no league ${leagueKey}`)
    const teams = new Map(
      matches.flatMap((match) => match.teams.map((team) => [team.key, team] as const)),
    )
    const parsed = league.kind === FRIENDLY ? matches : withRounds(matches, report)
    const season = { league, name, teams: [...teams.values()], matches: parsed }
    const imported = await importSeason(deps.context, season, report)
    for (const one of imported) for (const part of Object.values(deps.beside)) claim(part, one)
    for (const team of teams.keys()) deps.teamKeys.add(team)
  })
  for await (const one of readCsv(file.path, RESULTS)) {
    report.rows += 1
    if ('why' in one) {
      reject(report, one.line, one.why)
      continue
    }
    const { line, row } = one
    const league = tournaments.get(row.tournament ?? '')
    const [home, away] = teamsOf(row, nations)
    const parsed = home && away ? matchOf(row, home, away, deps.beside) : null
    if (!home || !away) reject(report, line, 'not a national team of the list', matchName(row))
    else if (!league) reject(report, line, 'no league for its tournament', row.tournament)
    else if (parsed === null || typeof parsed === 'string')
      reject(report, line, `${parsed}`, matchName(row))
    else {
      leagues.set(league.key, league)
      const from = { file: file.file, line }
      const match = {
        ...parsed,
        from,
        name: matchName(row),
        teams: [home, away] satisfies [FeedTeam, FeedTeam],
      }
      await window.add(`${league.key}/${seasons.get(league.key)?.get(row.date ?? '') ?? ''}`, match)
    }
  }
  await window.close()
}

function teamsOf(row: CsvRow, nations: NationBook): [home: FeedTeam | null, away: FeedTeam | null] {
  const year = Number((row.date ?? '').slice(0, 4))
  return [nations.find(row.home_team ?? '', year), nations.find(row.away_team ?? '', year)]
}

/**
 * Names of the seasons by league and day. Reads the whole file before its matches: a tournament may
 * run over New Year, which only all its days show.
 */
async function readSeasonNames(
  file: FoundFile,
  tournaments: ReadonlyMap<string, FeedLeague>,
): Promise<Map<string, Map<string, string>>> {
  const days = new Map<string, Set<string>>()
  for await (const one of readCsv(file.path, RESULTS)) {
    if ('why' in one) continue
    const { tournament = '', date = '' } = one.row
    const league = tournaments.get(tournament)
    if (!league || instantIn('UTC', date, NO_TIME) === null) continue
    const known = days.get(league.key) ?? new Set<string>()
    days.set(league.key, known.add(date))
  }
  return new Map([...days].map(([key, list]) => [key, seasonNames(key, list)]))
}

/** Gives the rows beside the results the outcome of their match, and removes them. */
function claim(
  { rows, report }: BesideFile,
  { parsed, outcome }: ImportedMatch<NationMatch>,
): void {
  if (report) report[outcome] += rows.get(parsed.name)?.length ?? 0
  rows.delete(parsed.name)
}

function withRounds(matches: NationMatch[], report: FileReport): NationMatch[] {
  const rounds = groupStageRounds(matches)
  return matches.map((match) => {
    const round = rounds.get(match) ?? ''
    countIn(
      report.notes,
      round === '' ? 'of a stage that nothing tells: without a round' : 'of a group stage',
    )
    return { ...match, round }
  })
}

/** The match of a row, or why there is none. */
function matchOf(
  row: CsvRow,
  home: FeedTeam,
  away: FeedTeam,
  { scorers, shootouts }: Beside,
): ParsedMatch | string {
  const kickoffAt = instantIn('UTC', row.date ?? '', NO_TIME)
  if (kickoffAt === null) return 'no readable date'
  if (home.key === away.key) return 'a team against itself'
  const score = scoreOf(row)
  if (score === undefined) return 'an unreadable score'
  if (row.neutral !== 'TRUE' && row.neutral !== 'FALSE') return 'neither TRUE nor FALSE as neutral'
  const rowsOf = ({ rows }: BesideFile) =>
    (rows.get(matchName(row)) ?? []).map(({ row: one }) => one)
  const goals = scorerIncidents(rowsOf(scorers), row.home_team ?? '')
  const [shootout] = rowsOf(shootouts)
  const incidents = shootout
    ? [...goals, shootoutIncident(shootout.winner ?? '', row.home_team ?? '')]
    : goals
  const pair = { homeKey: home.key, awayKey: away.key }
  const state = score && resultOf(score, goals)
  const neutral = row.neutral === 'TRUE'
  return { ...pair, kickoffAt, isDayOnly: true, round: '', neutral, state, incidents }
}

/** Null before the match (`NA` or empty); undefined for an invalid score. */
function scoreOf({
  home_score: home = '',
  away_score: away = '',
}: CsvRow): Pair | null | undefined {
  const isCount = (cell: string) => /^\d{1,3}$/.test(cell)
  const isOpen = (cell: string) => cell === '' || cell === 'NA'
  if (isOpen(home) && isOpen(away)) return null
  return isCount(home) && isCount(away) ? [Number(home), Number(away)] : undefined
}
