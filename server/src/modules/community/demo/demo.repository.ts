import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { DemoMatch } from './demo-texts'

const HOURS = { before: 3, after: 30 }
const MAX_MATCHES = 24

/** Matches of the demo around now, greater leagues first, with the circle that they belong to. */
export async function readDemoMatches(db: Db, nowMs: number): Promise<DemoMatch[]> {
  const now = new Date(nowMs)
  const hour = 3_600_000
  const [from, to] = [new Date(nowMs - HOURS.before * hour), new Date(nowMs + HOURS.after * hour)]
  const { rows } = await sql<DemoMatch>`
    SELECT m.id, m.sport_id AS sport, l.short_zh AS league, h.short_zh AS home,
      a.short_zh AS away, m.kickoff_at <= ${now} AS "hasBegun",
      coalesce(
        (SELECT c.id FROM circles c WHERE c.team_id = CASE m.id % 3
          WHEN 0 THEN m.home_id WHEN 1 THEN m.away_id END),
        (SELECT c.id FROM circles c WHERE c.league_id = m.league_id)) AS "circleId"
    FROM matches m JOIN leagues l ON l.id = m.league_id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
    WHERE m.source = 'demo' AND m.sport_id IN (1, 2) AND m.kickoff_at BETWEEN ${from} AND ${to}
    ORDER BY l.level, m.kickoff_at, m.id LIMIT ${MAX_MATCHES}`.execute(db)
  return rows
}

/** Invented members, in a fixed order. */
export async function readFans(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id::text FROM accounts a JOIN profiles p ON p.account_id = a.id
    WHERE a.is_demo AND a.deleted_at IS NULL ORDER BY a.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Posts of invented members, newest first, with the keys that they were made by. */
export async function readDemoPosts(
  db: Db,
  limit: number,
): Promise<{ id: string; key: string; state: string }[]> {
  const { rows } = await sql<{ id: string; key: string; state: string }>`
    SELECT p.id::text, p.request_key AS key, p.state FROM posts p
    WHERE p.author_id IN (SELECT id FROM accounts WHERE is_demo)
    ORDER BY p.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function readGeneralCircles(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM circles WHERE kind = 'general'`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}
