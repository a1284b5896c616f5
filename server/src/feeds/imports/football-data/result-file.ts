import type { ClubBook } from '../../catalogue'
import type { FeedLeague, FeedTeam } from '../../feed'
import {
  type CsvRow,
  countIn,
  type FileReport,
  isName,
  type ParsedMatch,
  type ParsedSeason,
  reject,
} from '..'
import { instantIn, USUAL_TIME } from '../openfootball'
import { isoDate } from './day.rules'
import { contradiction, stateOf, statisticsOf, teamsOf } from './result-row'

export type ResultRow = { line: number; row: CsvRow }
export type ResultMatch = ParsedMatch & ResultRow
export type ResultRows = { league: FeedLeague; name: string; rows: ResultRow[] }

/** All files of this family use British time. */
const ZONE = 'Europe/London'

/** Matches of the result rows of one season; `report` gets every rejected row. */
export function resultSeason(
  { league, name, rows }: ResultRows,
  clubs: ClubBook,
  report: FileReport,
): ParsedSeason<ResultMatch> {
  const teams = new Map<string, FeedTeam>()
  const matches: ResultMatch[] = []
  for (const { line, row } of rows) {
    const match = matchOf(row, clubs, league.key.slice(0, 3))
    if (typeof match === 'string') {
      reject(report, line, match)
      continue
    }
    const { home, away, ...parsed } = match
    for (const team of [home, away]) teams.set(team.key, team)
    if (parsed.state === null) countIn(report.notes, 'without a score', `line ${line}`)
    const from = { file: report.file, line }
    matches.push({ ...parsed, from, homeKey: home.key, awayKey: away.key, row, line })
  }
  return { league, name, teams: [...teams.values()], matches }
}

/** The match of a row, or why there is none. */
function matchOf(row: CsvRow, clubs: ClubBook, area: string) {
  const names = teamsOf(row)
  if (!isName(names.home) || !isName(names.away)) return 'no teams'
  const date = isoDate(row.Date ?? '')
  if (date === null) return 'no readable date'
  const kickoffAt = instantIn(ZONE, date, row.Time || USUAL_TIME)
  if (kickoffAt === null) return 'no readable time'
  const state = stateOf(row)
  const wrong = contradiction(row, state)
  if (wrong !== null) return wrong
  const [home, away] = [clubs.find(names.home, area), clubs.find(names.away, area)]
  if (home.key === away.key) return 'a club against itself'
  const fixture = { kickoffAt, isDayOnly: !row.Time, round: '', neutral: false }
  const facts = row.Referee ? { referee: row.Referee } : {}
  return { home, away, ...fixture, state, statistics: statisticsOf(row), facts }
}
