import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type Report = { commentId: string; memberId: string; reason: string; atMs: number }

/** Enough to notify; the others reported the same. */
const MAX_REPORTERS = 100

/** Stores a report. True for the first one of a comment; of two at once the second waits. */
export async function insertReport(trx: Db, report: Report): Promise<boolean> {
  const { commentId, memberId, reason, atMs } = report
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(${`comment-report/${commentId}`}, 0))`.execute(trx)
  const { rows } = await sql`
    SELECT FROM comment_reports WHERE comment_id = ${commentId} LIMIT 1`.execute(trx)
  await sql`
    INSERT INTO comment_reports (comment_id, member_id, reason, at)
    VALUES (${commentId}, ${memberId}, ${reason}, ${new Date(atMs)})
    ON CONFLICT DO NOTHING`.execute(trx)
  return rows.length === 0
}

/** Members who reported a comment, in the order of their numbers. */
export async function readReporters(db: Db, commentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT member_id::text AS id FROM comment_reports WHERE comment_id = ${commentId}
    ORDER BY member_id LIMIT ${MAX_REPORTERS}`.execute(db)
  return rows.map(({ id }) => id)
}
