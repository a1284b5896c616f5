import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { MAX_NOTIFIED_REPORTERS } from '../policy.rules'

/** What is reported, as the case about it names it. */
export type Reported = { kind: string; subject: string }

export type Report = Reported & { reporterId: string; reason: string; nowMs: number }

/**
 * Stores a report, once for each reporter. True for the first one of a subject, which opens its
 * case; of two at once, the second waits for the first. Reviewers lock cases before rows of
 * subjects, and reports are locked by neither.
 */
export async function addReport(trx: Db, report: Report): Promise<boolean> {
  const { kind, subject, reporterId, reason, nowMs } = report
  await lockReports(trx, report)
  const { rows } = await sql`
    SELECT FROM reports WHERE kind = ${kind} AND subject = ${subject} LIMIT 1`.execute(trx)
  await sql`INSERT INTO reports (kind, subject, reporter_id, reason, at)
    VALUES (${kind}, ${subject}, ${reporterId}, ${reason}, ${new Date(nowMs)})
    ON CONFLICT DO NOTHING`.execute(trx)
  return rows.length === 0
}

/** Who reported it, in the order of their numbers; so many that get a notice. */
export async function readReporters(db: Db, { kind, subject }: Reported): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT reporter_id::text AS id FROM reports WHERE kind = ${kind} AND subject = ${subject}
    ORDER BY reporter_id LIMIT ${MAX_NOTIFIED_REPORTERS}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Reports of a subject wait until the transaction ends. */
export async function lockReports(trx: Db, { kind, subject }: Reported): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(${`report/${kind}/${subject}`}, 0))`.execute(trx)
}

/**
 * Ends the reports of a subject: a later one opens a case again. Lock them before their reporters
 * are read, or one that comes in between would hear nothing.
 */
export async function endReports(trx: Db, { kind, subject }: Reported): Promise<void> {
  await sql`DELETE FROM reports WHERE kind = ${kind} AND subject = ${subject}`.execute(trx)
}

/** What a member reported, oldest first. */
export async function exportReportsOf(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT kind, subject, reason, floor(extract(epoch FROM at))::float8 AS at
    FROM reports WHERE reporter_id = ${memberId} ORDER BY reports.at, kind, subject`.execute(db)
  return rows
}

export async function eraseReportsBy(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM reports WHERE reporter_id = ${memberId}`.execute(trx)
}

/** Deletes reports from before; resolves with the count. */
export async function deleteOldReports(db: Db, beforeMs: number, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM reports WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM reports WHERE at < ${new Date(beforeMs)} LIMIT ${limit}))
    RETURNING 1`.execute(db)
  return rows.length
}
