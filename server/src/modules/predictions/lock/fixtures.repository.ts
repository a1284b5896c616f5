import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { sportTable } from '../../../sports/sport-table.repository'
import type { PredictedSport } from '../predicted-sport'
import type { LockableMatch } from './locked-prediction'

/** A prediction is locked this long before the kick-off at the latest. */
const LOCK_LEAD_MS = 10 * 60_000

type Wanted = {
  /** The kick-off is at least `LOCK_LEAD_MS` after this time. */
  now: Date
  /** The kick-off is before this time. */
  before?: Date
  /** Only these matches. */
  ids?: number[]
}

/**
 * Matches that may be locked now: not started, and without a prediction that is open or that has a
 * result. A void one may be followed by another.
 */
export async function readLockable(
  db: Db,
  { sport, sources }: PredictedSport,
  { now, before, ids }: Wanted,
): Promise<LockableMatch[]> {
  const earliest = new Date(now.getTime() + LOCK_LEAD_MS)
  const named = (alias: string) => sql`json_build_object(
    'id', ${sql.ref(`${alias}.id`)}, 'nameZh', ${sql.ref(`${alias}.name_zh`)})`
  const { rows } = await sql<LockableMatch>`
    SELECT m.id, m.league_id AS "leagueId", m.source,
      (SELECT extract(epoch FROM e.starts_on)::int / 86400
        FROM seasons e WHERE e.id = m.season_id) AS "seasonId",
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt",
      m.home_id AS home, m.away_id AS away, m.neutral,
      json_build_object('league', ${named('l')}, 'home', ${named('h')}, 'away', ${named('a')})
        AS names
    FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    JOIN leagues l ON l.id = m.league_id
    JOIN teams h ON h.id = m.home_id
    JOIN teams a ON a.id = m.away_id
    WHERE m.sport_id = ${sport.id}
      AND m.source = ANY(${sources()})
      AND m.kickoff_at >= ${earliest}
      ${before ? sql`AND m.kickoff_at < ${before}` : sql``}
      ${ids ? sql`AND m.id = ANY(${ids})` : sql``}
      AND s.status = ${sport.statuses.notStarted}
      AND NOT EXISTS (
        SELECT FROM predictions p
        WHERE p.match_id = m.id AND (p.settled_id IS NULL OR p.result IS NOT NULL)
      )
    ORDER BY m.kickoff_at, m.id`.execute(db)
  return rows
}
