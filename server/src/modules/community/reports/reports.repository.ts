import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type Report = { postId: string; memberId: string; reason: string; nowMs: number }

/**
 * Stores a report. True for the first one of a post; of two at once, the second waits for the
 * first. The lock is no row: reviewers lock cases before posts.
 */
export async function insertReport(trx: Db, report: Report): Promise<boolean> {
  const { postId, memberId, reason, nowMs } = report
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(${`community/report/${postId}`}, 0))`.execute(trx)
  const { rows } = await sql`
    SELECT FROM post_reports WHERE post_id = ${postId} LIMIT 1`.execute(trx)
  await sql`INSERT INTO post_reports (post_id, member_id, reason, at)
    VALUES (${postId}, ${memberId}, ${reason}, ${new Date(nowMs)})
    ON CONFLICT DO NOTHING`.execute(trx)
  return rows.length === 0
}

/** As many members hear what became of their report. */
const MAX_REPORTERS = 100

export async function readReporters(db: Db, postId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT member_id::text AS id FROM post_reports WHERE post_id = ${postId}
    ORDER BY member_id LIMIT ${MAX_REPORTERS}`.execute(db)
  return rows.map(({ id }) => id)
}
