import { beijingDate } from '@saidian/shared/lib'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { sportTable } from '../sport-table.repository'
import type { AnalysisSport } from './analysis-sport'
import { deduplicate } from './deduplicate.rules'

const DAY_S = 86_400
/** A longer pause is one between seasons. */
const MAX_DAYS = 30

/** Rest of a team before a match: days without play since its match before, matches of a week. */
export type Rest = { days: number | null; lastWeek: number }

type Wanted = { sport: AnalysisSport; teamId: number; kickoffAt: number; sources: string[] }
type Before = { home: number; away: number; kickoffAt: number }

/** Matches that are cancelled or not in the course of play, such as postponed, give no rest. */
export async function readRest(
  db: Db,
  { sport, teamId, kickoffAt, sources }: Wanted,
): Promise<Rest> {
  const { over, finished } = sport.statuses
  const cancelled = over.filter((status) => status !== finished)
  const { rows } = await sql<Before>`
    SELECT m.home_id AS home, m.away_id AS away,
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt"
    FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE (m.home_id = ${teamId} OR m.away_id = ${teamId})
      AND m.sport_id = ${sport.id}
      AND m.kickoff_at < to_timestamp(${kickoffAt})
      AND m.kickoff_at >= to_timestamp(${kickoffAt - MAX_DAYS * DAY_S})
      AND m.source = ANY(${sources})
      AND s.status <> ALL(${[...cancelled, ...(sport.restless ?? [])]})
    ORDER BY m.kickoff_at DESC, m.id`.execute(db)
  const before = deduplicate(rows, sport.tables.sameMatchSeconds)
  const last = before[0]
  return {
    days: last ? daysBetween(last.kickoffAt, kickoffAt) - 1 : null,
    lastWeek: before.filter((match) => daysBetween(match.kickoffAt, kickoffAt) <= 7).length,
  }
}

/** Days between two times by the calendar of Beijing; the same day counts as one. */
function daysBetween(from: number, to: number): number {
  const day = (at: number) => Date.parse(`${beijingDate(at * 1000)}T00:00:00Z`) / 1000
  return Math.max(1, (day(to) - day(from)) / DAY_S)
}
