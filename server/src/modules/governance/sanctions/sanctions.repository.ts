import type { Sanction } from '@saidian/shared/contracts/moderation'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { NewSanction, SanctionOf } from './sanction'

/** After `endSanction` of the one before; resolves with its id. */
export async function insertSanction(trx: Db, sanction: NewSanction): Promise<string> {
  const { memberId, kind, scope, place, untilMs, reason, by, nowMs } = sanction
  const { rows } = await sql<{ id: string }>`
    INSERT INTO sanctions (member_id, kind, scope, place, until, reason, by_id, by_staff, at)
    VALUES (${memberId}, ${kind}, ${scope}, ${place},
      ${untilMs === null ? null : new Date(untilMs)}, ${reason},
      ${'memberId' in by ? by.memberId : null}, ${'staff' in by ? by.staff : null},
      ${new Date(nowMs)})
    RETURNING id::text`.execute(trx)
  return rows[0]?.id ?? ''
}

/** Ends the sanction of a place; null when there is none, or its time was over. */
export async function endSanction(
  trx: Db,
  { memberId, kind, scope, place }: SanctionOf,
  nowMs: number,
): Promise<string | null> {
  const now = new Date(nowMs)
  // Acts on one member come one after the other: two at once would both begin a sanction.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sanction/${memberId}`}, 0))`.execute(
    trx,
  )
  const { rows } = await sql<{ id: string; didHold: boolean }>`
    UPDATE sanctions SET ended_at = least(until, ${now})
    WHERE member_id = ${memberId} AND kind = ${kind} AND scope = ${scope}
      AND place IS NOT DISTINCT FROM ${place}::bigint AND ended_at IS NULL
    RETURNING id::text, (until IS NULL OR until > ${now}) AS "didHold"`.execute(trx)
  return rows[0]?.didHold ? rows[0].id : null
}

export async function isInForce(
  db: Db,
  { memberId, kind, scope, place, nowMs }: SanctionOf & { nowMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM sanctions WHERE member_id = ${memberId} AND kind = ${kind} AND scope = ${scope}
      AND place IS NOT DISTINCT FROM ${place}::bigint AND ended_at IS NULL
      AND (until IS NULL OR until > ${new Date(nowMs)})`.execute(db)
  return rows.length > 0
}

/** Ends one by its id: the sanction; null when it has ended or is unknown. */
export async function endSanctionById(
  trx: Db,
  id: string,
  nowMs: number,
): Promise<SanctionOf | null> {
  const { rows } = await sql<SanctionOf>`
    UPDATE sanctions SET ended_at = ${new Date(nowMs)}
    WHERE id = ${id} AND ended_at IS NULL AND (until IS NULL OR until > ${new Date(nowMs)})
    RETURNING member_id::text AS "memberId", kind, scope, place::float8 AS place`.execute(trx)
  return rows[0] ?? null
}

const COLUMNS = sql`id::text, kind, scope, place::float8 AS place, reason,
  ceil(extract(epoch FROM until))::float8 AS until, floor(extract(epoch FROM at))::float8 AS at,
  floor(extract(epoch FROM ended_at))::float8 AS "endedAt"`

/** Newest first. */
export async function listSanctions(db: Db, memberId: string, limit: number): Promise<Sanction[]> {
  const { rows } = await sql<Sanction>`
    SELECT ${COLUMNS},
      coalesce(by_staff, 'member ' || by_id::text, 'a member who has left') AS by
    FROM sanctions WHERE member_id = ${memberId} ORDER BY sanctions.id DESC LIMIT ${limit}`.execute(
    db,
  )
  return rows
}

/** Oldest first; who decided them is not the member's to take along. */
export async function exportSanctionsOf(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT ${COLUMNS} FROM sanctions WHERE member_id = ${memberId}
    ORDER BY sanctions.id`.execute(db)
  return rows
}

export async function eraseSanctionsOf(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM sanctions WHERE member_id = ${memberId}`.execute(trx)
  await sql`UPDATE sanctions SET by_id = NULL WHERE by_id = ${memberId}`.execute(trx)
}

/** Deletes sanctions that ended before, by an act or by their time; resolves with the count. */
export async function deleteOldSanctions(db: Db, beforeMs: number, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM sanctions WHERE id IN (
      SELECT id FROM sanctions WHERE least(ended_at, until) < ${new Date(beforeMs)} LIMIT ${limit})
    RETURNING 1`.execute(db)
  return rows.length
}
