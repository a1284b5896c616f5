import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** An announced broadcast; `startsAt` in seconds since 1970. */
export type AnnouncedRow = {
  id: number
  roomId: number
  anchorId: string
  title: string
  startsAt: number
  matchId: number | null
  isBooked: boolean
  bookings: number
}

export type AnnouncedQuery = {
  memberId: string | null
  /** Null: of every column. */
  column?: number | null
  /** Null: of every room. */
  roomId?: number | null
  nowMs: number
  limit: number
}

/** Announced broadcasts that have not started, soonest first. */
export async function readAnnounced(
  db: Db,
  { memberId, column = null, roomId = null, nowMs, limit }: AnnouncedQuery,
): Promise<AnnouncedRow[]> {
  const { rows } = await sql<AnnouncedRow>`
    SELECT s.id, s.room_id AS "roomId", r.anchor_id::text AS "anchorId", s.title,
      floor(extract(epoch FROM s.starts_at))::float8 AS "startsAt", s.match_id AS "matchId",
      EXISTS (SELECT FROM broadcast_bookings k
        WHERE k.announced_id = s.id AND k.member_id = ${memberId}::bigint) AS "isBooked",
      (SELECT count(*)::int FROM broadcast_bookings k WHERE k.announced_id = s.id) AS bookings
    FROM announced_broadcasts s JOIN rooms r ON r.id = s.room_id
    WHERE s.starts_at > ${new Date(nowMs)} AND s.cancelled_at IS NULL
      AND r.closed_reason IS NULL
      AND (${column}::int IS NULL OR r.column_id = ${column}::int)
      AND (${roomId}::int IS NULL OR s.room_id = ${roomId}::int)
    ORDER BY s.starts_at, s.id LIMIT ${limit}`.execute(db)
  return rows
}

export async function insertAnnounced(
  trx: Db,
  given: { roomId: number; title: string; startsAt: number; matchId: number | null },
): Promise<number> {
  const { roomId, title, startsAt, matchId } = given
  const { rows } = await sql<{ id: number }>`
    INSERT INTO announced_broadcasts (room_id, match_id, title, starts_at)
    VALUES (${roomId}, ${matchId}, ${title}, to_timestamp(${startsAt})) RETURNING id`.execute(trx)
  const [stored] = rows
  if (!stored) throw new Error('a broadcast was not announced')
  return stored.id
}

/** False when it is unknown, of another room, cancelled or has started. */
export async function cancelAnnounced(
  db: Db,
  { id, roomId, nowMs }: { id: number; roomId: number; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE announced_broadcasts SET cancelled_at = ${new Date(nowMs)}
    WHERE id = ${id} AND room_id = ${roomId} AND cancelled_at IS NULL
      AND starts_at > ${new Date(nowMs)} RETURNING 1`.execute(db)
  return rows.length > 0
}

/** Locks a broadcast that can still be booked; false when there is none. */
export async function lockBookable(trx: Db, id: number, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM announced_broadcasts s JOIN rooms r ON r.id = s.room_id
    WHERE s.id = ${id} AND s.cancelled_at IS NULL AND s.starts_at > ${new Date(nowMs)}
      AND r.closed_reason IS NULL FOR SHARE OF s`.execute(trx)
  return rows.length > 0
}

export async function insertBooking(
  trx: Db,
  { id, memberId, nowMs }: { id: number; memberId: string; nowMs: number },
): Promise<void> {
  await sql`INSERT INTO broadcast_bookings (announced_id, member_id, at)
    VALUES (${id}, ${memberId}, ${new Date(nowMs)}) ON CONFLICT DO NOTHING`.execute(trx)
}

export async function deleteBooking(trx: Db, id: number, memberId: string): Promise<void> {
  await sql`DELETE FROM broadcast_bookings
    WHERE announced_id = ${id} AND member_id = ${memberId}`.execute(trx)
}

export async function countBookings(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM broadcast_bookings WHERE announced_id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}
