import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** An announced broadcast that is on air now and whose start was not reported yet. */
export type DueStart = { id: number; roomId: number; title: string; anchorId: string }

/**
 * On air from ten minutes before the announced time; one that begins an hour late is no longer the
 * announced one.
 */
export async function readDueStarts(db: Db, nowMs: number): Promise<DueStart[]> {
  const now = sql`${new Date(nowMs)}::timestamptz`
  const { rows } = await sql<DueStart>`
    SELECT s.id, s.room_id AS "roomId", s.title, r.anchor_id::text AS "anchorId"
    FROM announced_broadcasts s JOIN rooms r ON r.id = s.room_id
    JOIN broadcasts b ON b.room_id = s.room_id AND b.ended_at IS NULL
    WHERE s.notified_at IS NULL AND s.cancelled_at IS NULL AND r.closed_reason IS NULL
      AND s.starts_at BETWEEN ${now} - interval '1 hour' AND ${now} + interval '10 minutes'
      AND (b.started_at >= s.starts_at - interval '10 minutes' OR s.starts_at <= ${now})
    ORDER BY s.starts_at, s.id`.execute(db)
  return rows
}

/** Members who booked it, in the order of their numbers, after this one. */
export async function readBookers(
  db: Db,
  { id, after, limit }: { id: number; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT member_id::text AS id FROM broadcast_bookings
    WHERE announced_id = ${id} AND member_id > ${after}::bigint
    ORDER BY member_id LIMIT ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

export async function saveNotified(db: Db, id: number, nowMs: number): Promise<void> {
  await sql`UPDATE announced_broadcasts SET notified_at = ${new Date(nowMs)}
    WHERE id = ${id}`.execute(db)
}

/** Deletes announcements of long ago, with their bookings. */
export async function deleteOldAnnounced(db: Db, beforeMs: number): Promise<void> {
  await sql`DELETE FROM announced_broadcasts WHERE starts_at < ${new Date(beforeMs)}`.execute(db)
}
