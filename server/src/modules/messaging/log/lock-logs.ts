import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { LogHead } from './append-act'

/** A log behind its lock: no other transaction numbers entries of it. */
export type LockedLog = LogHead & { lastSeq: number; messages: number }

/**
 * Locks logs in the order of their ids until the transaction ends, behind the accounts of those who
 * write into them. The erasure of an account takes the account first and its logs then: a writer
 * who had a log already would wait for the account, and the erasure for the log.
 */
export async function lockLogs(
  trx: Db,
  { writers, ids }: { writers: readonly string[]; ids: readonly string[] },
): Promise<Map<string, LockedLog>> {
  await sql`SELECT FROM accounts WHERE id = ANY(${[...writers]}::bigint[])
    ORDER BY id FOR KEY SHARE`.execute(trx)
  const { rows } = await sql<LockedLog>`
    SELECT id::text, kind, epoch, one_id::text AS "oneId", other_id::text AS "otherId",
      last_seq::float8 AS "lastSeq", messages::float8 AS messages
    FROM conversations WHERE id = ANY(${[...ids]}::bigint[])
    ORDER BY conversations.id FOR NO KEY UPDATE`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks every log of a member whose account is locked for its erasure, in the same order. */
export async function lockLogsOf(trx: Db, memberId: string): Promise<void> {
  await sql`SELECT FROM conversations c WHERE id IN (
      SELECT conversation_id FROM conversation_members WHERE member_id = ${memberId})
    ORDER BY c.id FOR NO KEY UPDATE`.execute(trx)
}
