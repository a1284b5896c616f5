import type { FeedTeam, Pair } from '../../feed'
import {
  countIn,
  type FileReport,
  type KnownState,
  type ParsedFacts,
  type ParsedMatch,
  reject,
} from '..'
import { goalIncidents } from './goals.rules'
import { isAtHome, zoneOfGround } from './hosts.rules'
import { kickoffOf } from './kickoff-text.rules'
import { tournamentRounds } from './rounds.rules'
import type { TournamentRow } from './tournament-file'

export type Tournament = {
  rows: (TournamentRow | string)[]
  year: string
  find: (name: string, year: number) => FeedTeam | null
  /** Seconds since 1970. */
  now: number
}

const DAY_SECONDS = 86_400
/** Prefix of European play-offs, which have a home side; other matches are in the host country. */
const EUROPEAN = 'UEFA '

/** Matches of one tournament with their goals; `report` gets every rejected row. */
export function tournamentMatches(
  { rows, year, find, now }: Tournament,
  report: FileReport,
): { teams: FeedTeam[]; matches: ParsedMatch[] } {
  const teams = new Map<string, FeedTeam>()
  const matches: ParsedMatch[] = []
  const rounds = tournamentRounds(rows.filter((row) => typeof row !== 'string'))
  for (const [index, row] of rows.entries()) {
    if (typeof row === 'string') {
      reject(report, index + 1, row)
      continue
    }
    const name = `${row.date} ${row.team1}–${row.team2}`
    const [home, away] = [find(row.team1, Number(year)), find(row.team2, Number(year))]
    const kickoffAt = kickoffOf(row.date, row.time, zoneOfGround(year, row.ground))
    if (home === null || away === null)
      reject(report, index + 1, 'a team that is not known yet, or unknown', name)
    else if (kickoffAt === null) reject(report, index + 1, 'no readable date', name)
    else {
      for (const team of [home, away]) teams.set(team.key, team)
      const state = stateOf(row, kickoffAt, now)
      const incidents = goalIncidents(row.goals1 ?? [], row.goals2 ?? [])
      if (state?.status === 8 && incidents.length > 0 && !isComplete(incidents.length, state)) {
        countIn(report.notes, 'goals do not add up to the score', name)
      }
      const pair = { homeKey: home.key, awayKey: away.key }
      const parsed = {
        from: { file: report.file, line: index + 1 },
        kickoffAt,
        isDayOnly: row.time === undefined,
        round: rounds.get(row) ?? '',
        neutral: isNeutral(row, home.key, year),
        state,
        incidents,
      }
      matches.push({ ...pair, ...parsed, facts: factsOf(row) })
    }
  }
  return { teams: [...teams.values()], matches }
}

function factsOf({ ground }: TournamentRow): ParsedFacts {
  return ground ? { venue: ground } : {}
}

function isNeutral({ round, ground }: TournamentRow, homeKey: string, year: string): boolean {
  return !round.startsWith(EUROPEAN) && !isAtHome(homeKey, year, ground)
}

function isComplete(goals: number, { score, extra }: KnownState): boolean {
  const [home = 0, away = 0] = [extra, score].find(Array.isArray) ?? []
  return home + away === goals
}

/** Null before the match is played. */
function stateOf(
  { score, goals1 = [], goals2 = [] }: TournamentRow,
  kickoffAt: number,
  now: number,
): KnownState | null {
  if (score === undefined) return kickoffAt < now - DAY_SECONDS ? { status: 13 } : null
  if (Array.isArray(score)) return { status: 8, score }
  const { ht = null, et = null, p = null } = score
  // Some files have only the score after extra time: the goals give the score before it.
  const ft = score.ft ?? (et && regularScore(goals1, goals2))
  return ft ? { status: 8, score: ft, half: ht, extra: et, shootout: p } : null
}

function regularScore(home: TournamentRow['goals1'], away: TournamentRow['goals2']): Pair {
  const regular = (goals: TournamentRow['goals1']) =>
    (goals ?? []).filter(({ minute = 0 }) => Number.parseInt(`${minute}`, 10) <= 90).length
  return [regular(home), regular(away)]
}
