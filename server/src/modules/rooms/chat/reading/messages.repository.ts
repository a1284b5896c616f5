import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import type { Conversation } from '../conversation'

/** A message as it is stored; `at` in seconds since 1970. */
export type StoredMessage = {
  id: number
  matchId: number | null
  roomId: number | null
  authorId: string
  text: string
  at: number
  /** Of the author in that room, now: 0 viewer, 1 manager, 2 anchor. */
  role: number
}

/** Columns of `room_messages AS m`. */
export const MESSAGE = sql`m.id::float8 AS id, m.match_id AS "matchId", m.room_id AS "roomId",
  m.author_id::text AS "authorId", m.text, floor(extract(epoch FROM m.at))::float8 AS at,
  CASE
    WHEN m.room_id IS NULL THEN 0
    WHEN EXISTS (SELECT FROM rooms WHERE id = m.room_id AND anchor_id = m.author_id) THEN 2
    WHEN EXISTS (SELECT FROM room_managers
      WHERE room_id = m.room_id AND member_id = m.author_id) THEN 1
    ELSE 0 END AS role`

const IS_SHOWN = sql`m.removed_by IS NULL AND NOT EXISTS (
  SELECT FROM rooms WHERE id = m.room_id AND cleared_to >= m.id)`

/** Up to `limit` messages that are shown, newest first. */
export async function readMessages(
  db: Db,
  { matchId, roomId }: Pick<Conversation, 'matchId' | 'roomId'>,
  { before = null, limit }: { before?: number | null; limit: number },
): Promise<StoredMessage[]> {
  const place = matchId === null ? sql`m.room_id = ${roomId}` : sql`m.match_id = ${matchId}`
  const { rows } = await sql<StoredMessage>`
    SELECT ${MESSAGE} FROM room_messages m
    WHERE ${place} AND ${IS_SHOWN}
      AND (${before}::bigint IS NULL OR m.id < ${before}::bigint)
    ORDER BY m.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** A message that is shown; null for an unknown, removed or cleared one. */
export async function findShown(db: Db, id: number): Promise<StoredMessage | null> {
  const { rows } = await sql<StoredMessage>`
    SELECT ${MESSAGE} FROM room_messages m WHERE m.id = ${id} AND ${IS_SHOWN}`.execute(db)
  return rows[0] ?? null
}

/** Deletes messages from before a time, some at a time; returns how many. */
export async function deleteOldMessages(db: Db, beforeMs: number, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM room_messages WHERE id IN (
      SELECT id FROM room_messages WHERE at < ${new Date(beforeMs)} LIMIT ${limit}
    ) RETURNING 1`.execute(db)
  return rows.length
}

/** Marks cleared messages as removed, some at a time, so that readers need not skip them. */
export async function markCleared(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    UPDATE room_messages SET removed_by = 'cleared' WHERE id IN (
      SELECT m.id FROM rooms JOIN room_messages m ON m.room_id = rooms.id
      WHERE m.id <= rooms.cleared_to AND rooms.cleared_to > 0 AND m.removed_by IS NULL
      LIMIT ${limit}
    ) RETURNING 1`.execute(db)
  return rows.length
}

/** Deletes what is stored about conversations in which no one wrote for a day. */
export async function deleteOldPaces(db: Db): Promise<void> {
  await sql`DELETE FROM room_paces WHERE used_at < now() - interval '1 day'`.execute(db)
}
