import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type AnchorRoom = {
  roomId: number
  title: string
  notice: string
  column: number
  matchId: number | null
  slowSeconds: number
  isLive: boolean
  hasKey: boolean
  isClosed: boolean
}

export async function findAnchorRoom(db: Db, anchorId: string): Promise<AnchorRoom | null> {
  const { rows } = await sql<AnchorRoom>`
    SELECT r.id AS "roomId", r.title, r.notice, r.column_id AS "column", r.match_id AS "matchId",
      r.slow_seconds AS "slowSeconds", b.id IS NOT NULL AS "isLive",
      r.key_hash IS NOT NULL AS "hasKey", r.closed_reason IS NOT NULL AS "isClosed"
    FROM rooms r LEFT JOIN broadcasts b ON b.room_id = r.id AND b.ended_at IS NULL
    WHERE r.anchor_id = ${anchorId}`.execute(db)
  return rows[0] ?? null
}

export type RoomChange = {
  title?: string
  notice?: string
  column?: number
  matchId?: number | null
}

/** Changes the given fields; a broadcast on air gets the new title and match too. */
export async function updateRoom(trx: Db, roomId: number, change: RoomChange): Promise<void> {
  const { title = null, notice = null, column = null, matchId = null } = change
  const hasMatch = change.matchId !== undefined
  await sql`
    UPDATE rooms SET title = coalesce(${title}, title), notice = coalesce(${notice}, notice),
      column_id = coalesce(${column}::smallint, column_id),
      match_id = CASE WHEN ${hasMatch} THEN ${matchId}::int ELSE match_id END
    WHERE id = ${roomId}`.execute(trx)
  await sql`
    UPDATE broadcasts SET title = coalesce(${title}, title),
      match_id = CASE WHEN ${hasMatch} THEN ${matchId}::int ELSE match_id END
    WHERE room_id = ${roomId} AND ended_at IS NULL`.execute(trx)
}

/** False for an unknown or closed room. */
export async function saveKeyHash(trx: Db, roomId: number, keyHash: Buffer): Promise<boolean> {
  const { rows } = await sql`UPDATE rooms SET key_hash = ${keyHash}
    WHERE id = ${roomId} AND closed_reason IS NULL RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** The room of the new anchor; null for an unknown or erased member, or one with a room. */
export async function insertRoom(
  db: Db,
  given: { memberId: string; title: string; column: number; atMs: number },
): Promise<number | null> {
  const { memberId, title, column, atMs } = given
  const { rows } = await sql<{ id: number }>`
    INSERT INTO rooms (anchor_id, title, column_id, created_at)
    SELECT id, ${title}, ${column}::smallint, ${new Date(atMs)} FROM accounts
    WHERE id = ${memberId}::bigint AND deleted_at IS NULL
    ON CONFLICT (anchor_id) DO NOTHING RETURNING id`.execute(db)
  return rows[0]?.id ?? null
}

/** Closes a room and takes its key, or opens it; false when it was so, or is unknown. */
export async function saveClosed(
  trx: Db,
  { roomId, reason }: { roomId: number; reason: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE rooms SET closed_reason = ${reason}::text, viewers = 0, heat = 0, list_heat = 0,
      key_hash = CASE WHEN ${reason}::text IS NULL THEN key_hash END,
      demo_clip = CASE WHEN ${reason}::text IS NULL THEN demo_clip END
    WHERE id = ${roomId} AND (closed_reason IS NULL) <> (${reason}::text IS NULL)
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** What an anchor and a viewer left in rooms, for the export of the account. */
export async function readRoomPartOf(db: Db, memberId: string): Promise<Record<string, unknown>> {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  return {
    rooms: await read(sql`SELECT id, title, notice, column_id AS "column", created_at AS "createdAt"
      FROM rooms WHERE anchor_id = ${memberId}`),
    broadcasts: await read(sql`SELECT b.title, b.started_at AS "startedAt", b.ended_at AS "endedAt"
      FROM broadcasts b JOIN rooms r ON r.id = b.room_id WHERE r.anchor_id = ${memberId}
      ORDER BY b.started_at`),
    announced: await read(sql`SELECT s.title, s.starts_at AS "startsAt"
      FROM announced_broadcasts s JOIN rooms r ON r.id = s.room_id
      WHERE r.anchor_id = ${memberId} ORDER BY s.starts_at`),
    bookings: await read(sql`SELECT announced_id AS "announcedId", at FROM broadcast_bookings
      WHERE member_id = ${memberId} ORDER BY at`),
    activity: await read(sql`SELECT room_id AS "roomId", day::text, minutes, messages
      FROM room_activity WHERE member_id = ${memberId} ORDER BY day, room_id`),
  }
}

/** Erases what a member left in rooms, with the own room; resolves with its id. */
export async function deleteRoomPartOf(trx: Db, memberId: string): Promise<number | null> {
  for (const table of ['broadcast_bookings', 'room_activity', 'room_presence'])
    await sql`DELETE FROM ${sql.table(table)} WHERE member_id = ${memberId}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    DELETE FROM rooms WHERE anchor_id = ${memberId} RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}
