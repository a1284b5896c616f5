import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type Report = { memberId: string; reporterId: string; reason: string; nowMs: number }

/** As many members hear what became of their report. */
const MAX_REPORTERS = 100

/** Stores a report; false when this reporter has reported the member before. */
export async function insertReport(trx: Db, report: Report): Promise<boolean> {
  const { memberId, reporterId, reason, nowMs } = report
  const { rows } = await sql`
    INSERT INTO member_reports (member_id, reporter_id, reason, at)
    VALUES (${memberId}, ${reporterId}, ${reason}, ${new Date(nowMs)})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Reports that were decided are deleted with it: a later one opens a case again. */
export async function takeReporters(trx: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM member_reports WHERE member_id = ${memberId}
    RETURNING reporter_id::text AS id`.execute(trx)
  return rows
    .map(({ id }) => id)
    .sort()
    .slice(0, MAX_REPORTERS)
}

/** One report of a member at a time: of two at once, the second waits for the first. */
export async function lockReports(trx: Db, memberId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(${`friends/report/${memberId}`}, 0))`.execute(trx)
}

export async function isReported(trx: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM member_reports WHERE member_id = ${memberId} LIMIT 1`.execute(trx)
  return rows.length > 0
}
