import type { ClubBook } from '../../catalogue'
import type { FeedLeague, FeedTeam } from '../../feed'
import {
  countIn,
  type FileReport,
  type KnownState,
  type ParsedMatch,
  type ParsedSeason,
  reject,
} from '..'
import { instantIn, USUAL_TIME, zoneOf } from './kickoff.rules'
import { roundZh } from './round.rules'
import type { SeasonRow } from './season-file'

export type Season = { league: FeedLeague; name: string; rows: (SeasonRow | string)[] }

const DAY_SECONDS = 86_400
const STATUS = { finished: 8, postponed: 9, cancelled: 12, undecided: 13 } as const

/** Fixtures and results of one season; `report` gets every rejected row. `now` in seconds. */
export function parsedSeason(
  season: Season,
  clubs: ClubBook,
  now: number,
  report: FileReport,
): ParsedSeason {
  const teams = new Map<string, FeedTeam>()
  const matches: ParsedMatch[] = []
  for (const [index, row] of season.rows.entries()) {
    const match = typeof row === 'string' ? row : matchOf(row, season.league.key, clubs, now)
    if (typeof row === 'string' || typeof match === 'string') {
      reject(
        report,
        index + 1,
        `${match}`,
        typeof row === 'string' ? '' : `${row.date} ${row.team1}–${row.team2}`,
      )
      continue
    }
    for (const name of [row.team1, row.team2]) {
      const team = clubs.find(name, season.league.key.slice(0, 3))
      teams.set(team.key, team)
    }
    if (row.time === undefined) countIn(report.notes, 'without a time')
    if (match.state?.status === STATUS.undecided) countIn(report.notes, 'played without a result')
    matches.push({ ...match, from: { file: report.file, line: index + 1 } })
  }
  return { league: season.league, name: season.name, teams: [...teams.values()], matches }
}

/** The match of a row, or why there is none. */
function matchOf(
  row: SeasonRow,
  leagueKey: string,
  clubs: ClubBook,
  now: number,
): ParsedMatch | string {
  const zone = zoneOf(leagueKey)
  const kickoffAt = zone === null ? null : instantIn(zone, row.date, row.time ?? USUAL_TIME)
  if (kickoffAt === null) return 'no readable date'
  const area = leagueKey.slice(0, 3)
  const homeKey = clubs.find(row.team1, area).key
  const awayKey = clubs.find(row.team2, area).key
  if (homeKey === awayKey) return 'a club against itself'
  const neutral = /^(Finals, )?Final$/.test(row.round)
  return {
    homeKey,
    awayKey,
    kickoffAt,
    isDayOnly: row.time === undefined,
    round: roundZh(row.round),
    neutral,
    state: stateOf(row, kickoffAt, now),
  }
}

/** Null before the match is played. */
function stateOf({ score, status }: SeasonRow, kickoffAt: number, now: number): KnownState | null {
  if (score?.ft) {
    const { ft, ht = null, et = null, p = null } = score
    // A level shoot-out is an error of the source: it is left out.
    const shootout = p !== null && p[0] !== p[1] ? p : null
    return { status: STATUS.finished, score: ft, half: ht, extra: et, shootout }
  }
  if (status === 'postponed') return { status: STATUS.postponed }
  if (status === 'cancelled') return { status: STATUS.cancelled }
  return kickoffAt < now - DAY_SECONDS ? { status: STATUS.undecided } : null
}
