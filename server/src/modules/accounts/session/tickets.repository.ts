import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

const at = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`

export async function insertTicket(db: Db, hash: Buffer, sessionId: string, nowMs: number): Promise<void> {
  await sql`INSERT INTO socket_tickets (ticket_hash, session_id, made_at)
    VALUES (${hash}, ${sessionId}, ${at(nowMs)})`.execute(db)
}

/** Spends a ticket; the login it was given to, null for one that is unknown, was used or is too old. */
export async function takeTicket(
  db: Db,
  hash: Buffer,
  nowMs: number,
  livesMs: number,
): Promise<string | null> {
  const { rows } = await sql<{ sessionId: string; isFresh: boolean }>`
    DELETE FROM socket_tickets WHERE ticket_hash = ${hash}
    RETURNING session_id::text AS "sessionId",
      abs(extract(epoch FROM made_at - ${at(nowMs)})) * 1000 < ${livesMs} AS "isFresh"`.execute(db)
  return rows[0]?.isFresh ? rows[0].sessionId : null
}

/** Also those from after now, of a clock that was put back. */
export async function deleteOldTickets(db: Db, nowMs: number, livesMs: number): Promise<void> {
  await sql`DELETE FROM socket_tickets
    WHERE made_at NOT BETWEEN ${at(nowMs - livesMs)} AND ${at(nowMs + livesMs)}`.execute(db)
}
