import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { MAX_NOTIFIED_REPORTERS } from '../../governance'
import type { ReportedEntry } from './reported-entry'

/** These messages, as far as a member has them and they are not recalled, by their numbers. */
export async function readReportable(
  db: Db,
  memberId: string,
  { id, seqs }: { id: string; seqs: readonly number[] },
): Promise<ReportedEntry[]> {
  const { rows } = await sql<ReportedEntry>`
    SELECT e.seq::float8 AS seq, e.sender_id::text AS "senderId", e.body,
      (extract(epoch FROM e.at) * 1000)::float8 AS "atMs"
    FROM conversation_members m
    JOIN conversation_entries e ON e.conversation_id = m.conversation_id
    WHERE m.conversation_id = ${id} AND m.member_id = ${memberId}
      AND e.seq = ANY(${[...seqs]}::bigint[]) AND e.seq > m.first_seq
      AND (m.left_seq IS NULL OR e.seq <= m.left_seq)
      AND e.kind <= 4 AND e.recalled_at IS NULL
    ORDER BY e.seq`.execute(db)
  return rows
}

export type NewReport = {
  conversationId: string
  senderId: string
  reporterId: string
  seqs: readonly number[]
  reason: string
  nowMs: number
}

/** Reports about one sender in one conversation come one after the other. */
export async function lockReports(trx: Db, conversationId: string, senderId: string) {
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(${`messages/report/${conversationId}/${senderId}`}, 0))`.execute(trx)
}

/** Those of these messages that were reported before, by anyone or by one member. */
export async function readReported(
  trx: Db,
  { conversationId, senderId, seqs }: Omit<NewReport, 'reason' | 'nowMs' | 'reporterId'>,
  reporterId: string | null,
): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    SELECT DISTINCT seq::float8 AS seq FROM message_reports, unnest(seqs) AS seq
    WHERE conversation_id = ${conversationId} AND sender_id = ${senderId}
      AND (${reporterId}::bigint IS NULL OR reporter_id = ${reporterId}::bigint)
      AND seq = ANY(${[...seqs]}::bigint[])`.execute(trx)
  return new Set(rows.map(({ seq }) => seq))
}

/** Resolves with the id of the report. */
export async function insertReport(trx: Db, report: NewReport): Promise<string> {
  const { conversationId, senderId, reporterId, seqs, reason, nowMs } = report
  const { rows } = await sql<{ id: string }>`
    INSERT INTO message_reports (conversation_id, sender_id, reporter_id, seqs, reason, at)
    VALUES (${conversationId}, ${senderId}, ${reporterId}, ${[...seqs]}::bigint[], ${reason},
      ${new Date(nowMs)})
    RETURNING id::text`.execute(trx)
  return rows[0]?.id ?? ''
}

export type StoredReport = { conversationId: string; senderId: string; seqs: number[] }

/** Null when the conversation or a member of it is gone. */
export async function findReport(db: Db, id: string): Promise<StoredReport | null> {
  const { rows } = await sql<StoredReport>`
    SELECT conversation_id::text AS "conversationId", sender_id::text AS "senderId",
      seqs::float8[] AS seqs
    FROM message_reports WHERE id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Who reported any of the messages of a report, in the order of their ids. */
export async function readReporters(db: Db, report: StoredReport): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT reporter_id::text AS id FROM message_reports
    WHERE conversation_id = ${report.conversationId} AND sender_id = ${report.senderId}
      AND reporter_id IS NOT NULL AND seqs && ${report.seqs}::bigint[]
    ORDER BY id LIMIT ${MAX_NOTIFIED_REPORTERS}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function exportReportsOf(db: Db, memberId: string): Promise<unknown> {
  const { rows } = await sql`
    SELECT conversation_id::text AS "conversationId", sender_id::text AS "senderId",
      seqs::float8[] AS seqs, reason, floor(extract(epoch FROM at))::float8 AS at
    FROM message_reports WHERE reporter_id = ${memberId} ORDER BY id`.execute(db)
  return rows
}

export async function eraseReportsOf(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM message_reports WHERE sender_id = ${memberId}`.execute(trx)
  // What others sent is decided all the same.
  await sql`UPDATE message_reports SET reporter_id = NULL
    WHERE reporter_id = ${memberId}`.execute(trx)
}
