import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'

/** A ticket by the hash of its text in hex. */
export type StoredTicket = { hash: string; sessionId: string }

/** Stores tickets; one of a session that has just ended is left out, and opens no socket. */
export async function insertTickets(db: Db, tickets: readonly StoredTicket[]): Promise<void> {
  const given = jsonRows('given', tickets, { hash: 'text', sessionId: 'text' })
  await sql`INSERT INTO socket_tickets (ticket_hash, session_id, made_at)
    SELECT decode(hash, 'hex'), s.id, now() FROM ${given}
    JOIN sessions s ON s.id = given."sessionId"::uuid FOR KEY SHARE OF s`.execute(db)
}

/**
 * Spends tickets; resolves with their sessions by the hashes, without those that are unknown, spent
 * or expired. Rows are locked in the order of their hashes.
 */
export async function takeTickets(
  db: Db,
  hashes: readonly string[],
  livesMs: number,
): Promise<Map<string, string>> {
  const { rows } = await sql<StoredTicket & { isFresh: boolean }>`
    DELETE FROM socket_tickets WHERE ticket_hash IN (
      SELECT ticket_hash FROM socket_tickets
      WHERE ticket_hash IN (SELECT decode(unnest(${hashes}::text[]), 'hex'))
      ORDER BY ticket_hash FOR UPDATE)
    RETURNING encode(ticket_hash, 'hex') AS hash, session_id::text AS "sessionId",
      abs(extract(epoch FROM made_at - now())) * 1000 < ${livesMs} AS "isFresh"`.execute(db)
  return new Map(
    rows.flatMap(({ hash, sessionId, isFresh }) => (isFresh ? [[hash, sessionId]] : [])),
  )
}

export async function deleteOldTickets(db: Db, livesMs: number): Promise<void> {
  await sql`DELETE FROM socket_tickets
    WHERE abs(extract(epoch FROM made_at - now())) * 1000 > ${livesMs}`.execute(db)
}
