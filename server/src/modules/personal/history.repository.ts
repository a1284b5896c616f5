import type { PageKind, Visit } from '@saidian/shared/contracts/personal'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../platform/database'

/** A page of the history. */
export type Page = Pick<Visit, 'kind' | 'sport' | 'id'>

/**
 * Stores visits that are newer than the stored ones of their pages and than the last clearing;
 * resolves with their number.
 */
export async function upsertVisits(trx: Db, memberId: string, visits: Visit[]): Promise<number> {
  const given = jsonRows('given', visits, {
    kind: 'text',
    sport: 'smallint',
    id: 'text',
    at: 'bigint',
    title: 'text',
  })
  const { rows } = await sql`
    INSERT INTO visits AS known (account_id, kind, sport_id, target_id, is_on, at, title)
    SELECT ${memberId}, kind, sport, id, true, to_timestamp(at / 1000.0), title
    FROM ${given}
    WHERE to_timestamp(at / 1000.0) >
      coalesce((SELECT at FROM history_clearings WHERE account_id = ${memberId}), '-infinity')
    ORDER BY kind, id
    ON CONFLICT (account_id, kind, target_id) DO UPDATE
    SET sport_id = excluded.sport_id, is_on = true, at = excluded.at, title = excluded.title
    WHERE excluded.at > known.at
    RETURNING 1`.execute(trx)
  return rows.length
}

/** Deletes visits beyond the newest `maxEntries` and those before `sinceMs`. */
export async function trimVisits(
  trx: Db,
  memberId: string,
  maxEntries: number,
  sinceMs: number,
): Promise<void> {
  await sql`
    DELETE FROM visits WHERE account_id = ${memberId} AND is_on
      AND (at < ${new Date(sinceMs)} OR (kind, target_id) IN (
        SELECT kind, target_id FROM visits WHERE account_id = ${memberId} AND is_on
        ORDER BY at DESC, kind, target_id OFFSET ${maxEntries}))`.execute(trx)
}

/**
 * About `limit` visits before `beforeMs`. Visits of one millisecond stay on one page, because pages
 * are split by time.
 */
export async function readVisits(
  db: Db,
  memberId: string,
  {
    sinceMs,
    beforeMs,
    kind,
    limit,
  }: { sinceMs: number; beforeMs?: number; kind?: PageKind; limit: number },
): Promise<{ visits: Visit[]; hasMore: boolean }> {
  const chosen = sql`
    FROM visits WHERE account_id = ${memberId} AND is_on AND at >= ${new Date(sinceMs)}
    ${kind ? sql`AND kind = ${kind}` : sql``}`
  const { rows } = await sql<Visit & { hasMore: boolean }>`
    WITH page AS (
      SELECT kind, sport_id, target_id, at, title ${chosen}
      ${beforeMs === undefined ? sql`` : sql`AND at < to_timestamp(${beforeMs} / 1000.0)`}
      ORDER BY at DESC FETCH FIRST ${limit} ROWS WITH TIES
    )
    SELECT kind, sport_id AS sport, target_id AS id,
      (extract(epoch FROM at) * 1000)::bigint AS at, title,
      EXISTS (SELECT ${chosen} AND at < (SELECT min(at) FROM page)) AS "hasMore"
    FROM page ORDER BY page.at DESC, kind, target_id`.execute(db)
  return {
    visits: rows.map(({ hasMore: _, ...visit }) => visit),
    hasMore: rows[0]?.hasMore ?? false,
  }
}

/**
 * Marks these pages as removed at `nowMs`, stored or not: another device may still send a visit.
 */
export async function removeVisits(
  db: Db,
  memberId: string,
  pages: Page[],
  nowMs: number,
): Promise<void> {
  await sql`
    INSERT INTO visits (account_id, kind, target_id, sport_id, is_on, at, title)
    SELECT DISTINCT ON (kind, id) ${memberId}::bigint, kind, id, sport, false,
      ${new Date(nowMs)}::timestamptz, ''
    FROM ${jsonRows('page', pages, { kind: 'text', sport: 'smallint', id: 'text' })}
    ORDER BY kind, id
    ON CONFLICT (account_id, kind, target_id)
    DO UPDATE SET is_on = false, at = excluded.at, title = ''`.execute(db)
}

/** Deletes all visits, and ignores visits before `nowMs` that arrive later. */
export async function clearVisits(db: Db, memberId: string, nowMs: number): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM visits WHERE account_id = ${memberId})
    INSERT INTO history_clearings (account_id, at) VALUES (${memberId}, ${new Date(nowMs)})
    ON CONFLICT (account_id) DO UPDATE SET at = excluded.at`.execute(db)
}

/** Deletes removals before `removedBeforeMs` and visits before `seenBeforeMs`, of all members. */
export async function sweepVisits(
  db: Db,
  removedBeforeMs: number,
  seenBeforeMs: number,
): Promise<void> {
  await sql`
    DELETE FROM visits WHERE at < ${new Date(Math.max(removedBeforeMs, seenBeforeMs))}
      AND at < CASE WHEN is_on THEN ${new Date(seenBeforeMs)}::timestamptz
        ELSE ${new Date(removedBeforeMs)} END`.execute(db)
}

export async function deleteHistory(trx: Db, memberId: string): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM visits WHERE account_id = ${memberId})
    DELETE FROM history_clearings WHERE account_id = ${memberId}`.execute(trx)
}
