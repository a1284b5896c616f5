import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { StoredPrediction } from './listed.rules'

const FROM = sql`
  FROM predictions p
  JOIN prediction_records c ON c.id = p.record_id
  LEFT JOIN prediction_records s ON s.id = p.settled_id`
const COLUMNS = sql`p.record_id AS "recordId", c.content AS locked, s.content AS settled,
  floor(extract(epoch FROM p.kickoff_at))::float8 AS "kickoffAt"`

/** Of which sports and matches. */
export type Scope = { sportId: number; sources: string[]; leagueId?: number | undefined }

/** The condition on `predictions p` for these scopes. */
export function within(scopes: readonly Scope[]) {
  const parts = scopes.map(
    ({ sportId, sources, leagueId }) => sql`(p.sport_id = ${sportId} AND p.source = ANY(${sources})
      ${leagueId === undefined ? sql`` : sql`AND p.league_id = ${leagueId}`})`,
  )
  return parts.length > 0 ? sql`(${sql.join(parts, sql` OR `)})` : sql`false`
}

/** Open predictions of matches that kick off after this time, by kick-off. */
export async function readOpen(
  db: Db,
  scopes: readonly Scope[],
  { after, limit }: { after: Date; limit: number },
): Promise<StoredPrediction[]> {
  const { rows } = await sql<StoredPrediction>`
    SELECT ${COLUMNS} ${FROM}
    WHERE p.settled_id IS NULL AND p.kickoff_at > ${after} AND ${within(scopes)}
    ORDER BY p.kickoff_at, p.record_id LIMIT ${limit}`.execute(db)
  return rows
}

export type Cursor = { kickoffAt: number; recordId: number }

/** Settled predictions, newest kick-off first, after the cursor. */
export async function readSettled(
  db: Db,
  scopes: readonly Scope[],
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<StoredPrediction[]> {
  const { rows } = await sql<StoredPrediction>`
    SELECT ${COLUMNS} ${FROM}
    WHERE p.settled_id IS NOT NULL AND ${within(scopes)}
      ${
        after
          ? sql`AND (p.kickoff_at, p.record_id)
              < (to_timestamp(${after.kickoffAt}), ${after.recordId}::bigint)`
          : sql``
      }
    ORDER BY p.kickoff_at DESC, p.record_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** The newest prediction of a match. */
export async function readOfMatch(
  db: Db,
  scopes: readonly Scope[],
  matchId: number,
): Promise<StoredPrediction | null> {
  const { rows } = await sql<StoredPrediction>`
    SELECT ${COLUMNS} ${FROM}
    WHERE p.match_id = ${matchId} AND ${within(scopes)}
    ORDER BY p.record_id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}
