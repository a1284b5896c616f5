import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { isBanned, mutedUntil } from '../../governance'

const atTime = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`

/** An interruption shorter than this belongs to the broadcast. */
const INTERRUPTION = sql`interval '60 seconds'`
/** A publisher that was not seen for so long is gone, with the process that it published to. */
const UNSEEN_AFTER = sql`interval '15 seconds'`

/** Locks an open room until the transaction ends; false for an unknown or closed one. */
export async function lockOpenRoom(trx: Db, roomId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM rooms WHERE id = ${roomId} AND closed_reason IS NULL FOR UPDATE`.execute(trx)
  return rows.length > 0
}

/** The newest broadcast of the room, on air again, when it ended less than a minute before. */
export async function resumeBroadcast(
  trx: Db,
  roomId: number,
  atMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    UPDATE broadcasts SET ended_at = NULL, seen_at = clock_timestamp() WHERE id = (
      SELECT id FROM broadcasts WHERE room_id = ${roomId} ORDER BY started_at DESC, id DESC LIMIT 1
    ) AND (ended_at IS NULL OR ended_at > ${atTime(atMs)} - ${INTERRUPTION})
    RETURNING id::float8`.execute(trx)
  return rows[0]?.id ?? null
}

export async function insertBroadcast(trx: Db, roomId: number, atMs: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO broadcasts (room_id, match_id, title, started_at, seen_at)
    SELECT id, match_id, title, ${atTime(atMs)}, clock_timestamp() FROM rooms WHERE id = ${roomId}
    RETURNING id::float8`.execute(trx)
  const [stored] = rows
  if (!stored) throw new Error(`no room ${roomId}`)
  return stored.id
}

/**
 * By the clock of the database, which also decides how long ago it was. Media reports every few
 * seconds: a row that is new enough is not written again.
 */
export async function saveSeen(db: Db, broadcastId: number): Promise<void> {
  await sql`UPDATE broadcasts SET seen_at = clock_timestamp()
    WHERE id = ${broadcastId} AND ended_at IS NULL
      AND NOT seen_at BETWEEN clock_timestamp() - interval '4 seconds' AND clock_timestamp()
  `.execute(db)
}

/** The room of the ended broadcast; null when it had ended. */
export async function endBroadcast(
  trx: Db,
  broadcastId: number,
  atMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ roomId: number }>`
    UPDATE broadcasts SET ended_at = greatest(started_at, ${atTime(atMs)})
    WHERE id = ${broadcastId} AND ended_at IS NULL RETURNING room_id AS "roomId"`.execute(trx)
  return rows[0]?.roomId ?? null
}

/** Ends the broadcast of a room, if it is on air. */
export async function endBroadcastOf(trx: Db, roomId: number): Promise<void> {
  await sql`UPDATE broadcasts SET ended_at = clock_timestamp()
    WHERE room_id = ${roomId} AND ended_at IS NULL`.execute(trx)
}

/** Broadcasts on air whose publisher was not seen lately. */
export async function readUnseen(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id::float8 FROM broadcasts
    WHERE ended_at IS NULL AND seen_at < clock_timestamp() - ${UNSEEN_AFTER}
    ORDER BY room_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** As `endBroadcast`, at the time when its publisher was last seen; null when seen again. */
export async function endUnseen(trx: Db, broadcastId: number): Promise<number | null> {
  const { rows } = await sql<{ roomId: number }>`
    UPDATE broadcasts SET ended_at = greatest(started_at, seen_at)
    WHERE id = ${broadcastId} AND ended_at IS NULL
      AND seen_at < clock_timestamp() - ${UNSEEN_AFTER}
    RETURNING room_id AS "roomId"`.execute(trx)
  return rows[0]?.roomId ?? null
}

/** The open room of a stream key, unless its anchor is banned or muted in the whole product. */
export async function findRoomByKey(
  db: Db,
  keyHash: Buffer,
  nowMs: number,
): Promise<number | null> {
  const anchor = { member: sql`anchor_id`, where: { scope: 'product' }, nowMs } as const
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM rooms WHERE key_hash = ${keyHash} AND closed_reason IS NULL
      AND NOT ${isBanned(anchor)} AND ${mutedUntil(anchor)} IS NULL`.execute(db)
  return rows[0]?.id ?? null
}

/** Open rooms of the demo that are to be on air, with the clip of each. */
export async function readDemoRooms(db: Db): Promise<{ roomId: number; clip: string }[]> {
  const { rows } = await sql<{ roomId: number; clip: string }>`
    SELECT id AS "roomId", demo_clip AS clip FROM rooms
    WHERE is_demo AND demo_clip IS NOT NULL AND closed_reason IS NULL ORDER BY id`.execute(db)
  return rows
}
