import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export async function insertTicket(db: Db, hash: Buffer, sessionId: string): Promise<void> {
  await sql`INSERT INTO socket_tickets (ticket_hash, session_id, made_at)
    VALUES (${hash}, ${sessionId}, now())`.execute(db)
}

/** Spends a ticket; resolves with its session, or null when it is unknown, spent or expired. */
export async function takeTicket(db: Db, hash: Buffer, livesMs: number): Promise<string | null> {
  const { rows } = await sql<{ sessionId: string; isFresh: boolean }>`
    DELETE FROM socket_tickets WHERE ticket_hash = ${hash}
    RETURNING session_id::text AS "sessionId",
      abs(extract(epoch FROM made_at - now())) * 1000 < ${livesMs} AS "isFresh"`.execute(db)
  return rows[0]?.isFresh ? rows[0].sessionId : null
}

export async function deleteOldTickets(db: Db, livesMs: number): Promise<void> {
  await sql`DELETE FROM socket_tickets
    WHERE abs(extract(epoch FROM made_at - now())) * 1000 > ${livesMs}`.execute(db)
}
