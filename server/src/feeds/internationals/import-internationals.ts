import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FeedLeague, FeedTeam, Pair } from '../feed'
import {
  type CsvRow,
  countIn,
  type Desk,
  emptyReport,
  type FileReport,
  fileReport,
  type ImportReport,
  importSeason,
  readCsv,
  reject,
  type ToldMatch,
  type ToldSeason,
} from '../imports'
import { createNationBook } from '../names-zh'
import { instantIn } from '../openfootball'
import { resultOf, scorerIncidents, shootoutIncident } from './goals.rules'
import { groupStageRounds } from './stages.rules'
import { readTournaments } from './tournaments'

const RESULTS = 'results.csv'
const SCORERS = 'goalscorers.csv'
const SHOOTOUTS = 'shootouts.csv'
/** The files have no times: noon of Greenwich is the same day almost everywhere. */
const NO_TIME = '12:00'
/** Kind of a league: nothing is decided in its matches. */
const FRIENDLY = 3

/**
 * Imports results.csv, goalscorers.csv and shootouts.csv of international_results: matches between national teams of the
 * name list in tournaments of ours, with scorers. A match that another import brought is the same match. Throws when
 * `dir` has no results.csv.
 */
export async function importInternationals(dir: string, desk: Desk): Promise<ImportReport> {
  if (!existsSync(path.join(dir, RESULTS))) throw new Error(`no ${RESULTS} in ${dir}`)
  const report = emptyReport()
  const beside = {
    scorers: rowsByMatch(dir, SCORERS, report),
    shootouts: rowsByMatch(dir, SHOOTOUTS, report),
  }
  const { rows, broken } = readCsv(path.join(dir, RESULTS))
  const one = fileReport(RESULTS, rows.length + broken.length)
  for (const { line, why } of broken) reject(one, line, why)
  report.files.push(one)
  const seasons = seasonsOf(rows, beside, one)
  for (const season of seasons) await importSeason(desk, season, one)
  const teamKeys = new Set(seasons.flatMap(({ teams }) => teams.map(({ key }) => key)))
  return { ...report, clubs: teamKeys.size }
}

type Beside = { scorers: Map<string, CsvRow[]>; shootouts: Map<string, CsvRow[]> }

/** Rows of a file beside the results, by match. Without the file the results stand alone. */
function rowsByMatch(dir: string, file: string, report: ImportReport): Map<string, CsvRow[]> {
  const groups = new Map<string, CsvRow[]>()
  if (!existsSync(path.join(dir, file))) {
    report.ignoredFiles.push(`${file}: not there`)
    return groups
  }
  const { rows, broken } = readCsv(path.join(dir, file))
  const one = fileReport(file, rows.length + broken.length)
  for (const { line, why } of broken) reject(one, line, why)
  report.files.push(one)
  for (const { row } of rows) groups.set(matchName(row), [...(groups.get(matchName(row)) ?? []), row])
  return groups
}

function matchName({ date, home_team, away_team }: CsvRow): string {
  return `${date} ${home_team}–${away_team}`
}

type OpenSeason = Omit<ToldSeason, 'teams'> & { teamsByKey: Map<string, FeedTeam> }
type Rows = { line: number; row: CsvRow }[]

/** Seasons of national teams are years. */
function seasonsOf(rows: Rows, beside: Beside, report: FileReport): ToldSeason[] {
  const nations = createNationBook()
  const tournaments = readTournaments()
  const seasons = new Map<string, OpenSeason>()
  for (const { line, row } of rows) {
    const league = tournaments.get(row.tournament ?? '')
    const [home, away] = [nations.find(row.home_team ?? ''), nations.find(row.away_team ?? '')]
    const told = home && away ? matchOf(row, home, away, beside) : null
    if (!home || !away) reject(report, line, 'not a national team of the list', matchName(row))
    else if (!league) reject(report, line, 'no league for its tournament', row.tournament)
    else if (told === null || typeof told === 'string') reject(report, line, `${told}`)
    else {
      const season = seasonFor(seasons, league, (row.date ?? '').slice(0, 4))
      season.matches.push({ ...told, from: { file: report.file, line } })
      for (const team of [home, away]) season.teamsByKey.set(team.key, team)
    }
  }
  return [...seasons.values()].map(({ teamsByKey, matches, ...season }) => ({
    ...season,
    teams: [...teamsByKey.values()],
    matches: season.league.kind === FRIENDLY ? matches : withRounds(matches, report),
  }))
}

function withRounds(matches: ToldMatch[], report: FileReport): ToldMatch[] {
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

function seasonFor(seasons: Map<string, OpenSeason>, league: FeedLeague, name: string): OpenSeason {
  const known = seasons.get(`${league.key} ${name}`)
  if (known) return known
  const season: OpenSeason = { league, name, matches: [], teamsByKey: new Map() }
  seasons.set(`${league.key} ${name}`, season)
  return season
}

/** The match of a row, or why there is none. */
function matchOf(
  row: CsvRow,
  home: FeedTeam,
  away: FeedTeam,
  { scorers, shootouts }: Beside,
): ToldMatch | string {
  const kickoffAt = instantIn('UTC', row.date ?? '', NO_TIME)
  if (kickoffAt === null) return 'no readable date'
  if (home.key === away.key) return 'a team against itself'
  const score = scoreOf(row)
  const goals = scorerIncidents(scorers.get(matchName(row)) ?? [], row.home_team ?? '')
  const [shootout] = shootouts.get(matchName(row)) ?? []
  const incidents = shootout
    ? [...goals, shootoutIncident(shootout.winner ?? '', row.home_team ?? '')]
    : goals
  const pair = { homeKey: home.key, awayKey: away.key }
  const state = score && resultOf(score, goals)
  return { ...pair, kickoffAt, round: '', neutral: row.neutral === 'TRUE', state, incidents }
}

function scoreOf({ home_score: home, away_score: away }: CsvRow): Pair | null {
  const isCount = (cell: string | undefined) => cell !== undefined && /^\d{1,3}$/.test(cell)
  return isCount(home) && isCount(away) ? [Number(home), Number(away)] : null
}
