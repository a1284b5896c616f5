import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../../sports/sport'
import type { DemoMatch } from './room-plan.rules'

export type DemoSport = Pick<Sport, 'id' | 'key' | 'statuses'>

const BEFORE_MS = 6 * 3_600_000
const AFTER_MS = 36 * 3_600_000

/** Matches in play and those to come, greater leagues first, then by kick-off. */
export async function readDemoMatches(
  db: Db,
  { id, key, statuses }: DemoSport,
  nowMs: number,
): Promise<DemoMatch[]> {
  const { rows } = await sql<Omit<DemoMatch, 'isInPlay'> & { status: number }>`
    SELECT m.id, m.sport_id AS sport, l.short_zh AS league, h.short_zh AS home,
      a.short_zh AS away, floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt", s.status
    FROM matches m JOIN ${sql.table(`${key}_match_states`)} s ON s.match_id = m.id
    JOIN leagues l ON l.id = m.league_id
    JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
    WHERE m.sport_id = ${id} AND m.source = 'demo'
      AND m.kickoff_at BETWEEN ${new Date(nowMs - BEFORE_MS)} AND ${new Date(nowMs + AFTER_MS)}
    ORDER BY l.level, m.kickoff_at, m.id`.execute(db)
  return rows.flatMap(({ status, ...match }) => {
    const isInPlay = statuses.isInPlay(status)
    return isInPlay || status === statuses.notStarted ? [{ ...match, isInPlay }] : []
  })
}
