import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

export type Report = { messageId: number; memberId: string; reason: string; atMs: number }

/**
 * Stores a report. True for the first one of a message; of two at once, the second waits for the
 * first. The lock is no row: reviewers lock cases before messages.
 */
export async function insertReport(trx: Db, report: Report): Promise<boolean> {
  const { messageId, memberId, reason, atMs } = report
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(${`room-report/${messageId}`}, 0))`.execute(trx)
  const { rows } = await sql`
    SELECT FROM room_reports WHERE message_id = ${messageId} LIMIT 1`.execute(trx)
  await sql`
    INSERT INTO room_reports (message_id, member_id, reason, at)
    VALUES (${messageId}, ${memberId}, ${reason}, ${new Date(atMs)})
    ON CONFLICT DO NOTHING`.execute(trx)
  return rows.length === 0
}

/** What a member reported, oldest first. */
export async function readReportsOf(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT message_id::float8 AS "messageId", reason,
      floor(extract(epoch FROM at))::float8 AS at
    FROM room_reports WHERE member_id = ${memberId} ORDER BY at, message_id`.execute(db)
  return rows
}
