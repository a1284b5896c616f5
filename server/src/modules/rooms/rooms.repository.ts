import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** A message as it is stored; `at` in seconds since 1970. */
export type StoredMessage = {
  id: number
  matchId: number
  authorId: string
  text: string
  at: number
}

const COLUMNS = sql`room_messages.id::float8 AS id, match_id AS "matchId",
  author_id::text AS "authorId", text, floor(extract(epoch FROM at))::float8 AS at`

/** Up to `limit` messages that are shown, newest first. */
export async function readMessages(
  db: Db,
  matchId: number,
  { before = null, limit }: { before?: number | null; limit: number },
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    SELECT ${COLUMNS} FROM room_messages
    WHERE match_id = ${matchId} AND removed_by IS NULL
      AND (${before}::bigint IS NULL OR id < ${before}::bigint)
    ORDER BY room_messages.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Null when the author has already sent a message with this key. */
export async function insertMessage(
  trx: Db,
  message: { matchId: number; authorId: string; key: string; text: string; atMs: number },
): Promise<StoredMessage | null> {
  const { matchId, authorId, key, text, atMs } = message
  const { rows } = await sql<StoredMessage>`
    INSERT INTO room_messages (match_id, author_id, key, text, at)
    VALUES (${matchId}, ${authorId}, ${key}, ${text}, ${new Date(atMs)})
    ON CONFLICT (author_id, key) DO NOTHING RETURNING ${COLUMNS}`.execute(trx)
  return rows[0] ?? null
}

export async function findMessage(
  db: Db,
  authorId: string,
  key: string,
): Promise<StoredMessage | null> {
  const { rows } = await sql<StoredMessage>`
    SELECT ${COLUMNS} FROM room_messages
    WHERE author_id = ${authorId} AND key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** The match of the removed message; null for an unknown or removed one. */
export async function removeMessage(trx: Db, id: number, by: string): Promise<number | null> {
  const { rows } = await sql<{ matchId: number }>`
    UPDATE room_messages SET removed_by = ${by}
    WHERE id = ${id} AND removed_by IS NULL RETURNING match_id AS "matchId"`.execute(trx)
  return rows[0]?.matchId ?? null
}

/** When a member may write again, seconds since 1970; null for who may write. */
export async function readMute(db: Db, memberId: string, nowMs: number): Promise<number | null> {
  const { rows } = await sql<{ until: number }>`
    SELECT ceil(extract(epoch FROM until))::float8 AS until FROM room_mutes
    WHERE member_id = ${memberId} AND until > ${new Date(nowMs)}`.execute(db)
  return rows[0]?.until ?? null
}

export async function saveMute(
  db: Db,
  mute: { memberId: string; untilMs: number; reason: string; by: string },
): Promise<void> {
  const { memberId, untilMs, reason, by } = mute
  await sql`
    INSERT INTO room_mutes (member_id, until, reason, muted_by)
    SELECT id, ${new Date(untilMs)}, ${reason}, ${by} FROM accounts WHERE id = ${memberId}
    ON CONFLICT (member_id) DO UPDATE
      SET until = excluded.until, reason = excluded.reason, muted_by = excluded.muted_by
  `.execute(db)
}

/** Everything that a member has said, oldest first. */
export async function readMessagesOf(db: Db, authorId: string): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    SELECT ${COLUMNS} FROM room_messages
    WHERE author_id = ${authorId} ORDER BY room_messages.id`.execute(db)
  return rows
}

/** Deletes what a member has said; returns it. */
export async function deleteMessagesOf(trx: Db, authorId: string): Promise<StoredMessage[]> {
  await sql`DELETE FROM room_mutes WHERE member_id = ${authorId}`.execute(trx)
  const { rows } = await sql<StoredMessage>`
    DELETE FROM room_messages WHERE author_id = ${authorId} RETURNING ${COLUMNS}`.execute(trx)
  return rows
}

/** Deletes messages from before a time, some at a time; returns how many. */
export async function deleteOldMessages(db: Db, beforeMs: number, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM room_messages WHERE id IN (
      SELECT id FROM room_messages WHERE at < ${new Date(beforeMs)} LIMIT ${limit}
    ) RETURNING 1`.execute(db)
  return rows.length
}
