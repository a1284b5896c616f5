import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/**
 * Locks the accounts that are not erased until the transaction ends; resolves with when each was
 * made. Every act takes its accounts first and the conversation then, as the erasure of an account
 * does, so that none waits for the other; and limits of a member are counted without a race.
 */
export async function lockAccounts(
  trx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; madeAtMs: number }>`
    SELECT id::text, (extract(epoch FROM created_at) * 1000)::float8 AS "madeAtMs" FROM accounts
    WHERE id = ANY(${ids}::bigint[]) AND deleted_at IS NULL
    ORDER BY accounts.id FOR NO KEY UPDATE`.execute(trx)
  return new Map(rows.map(({ id, madeAtMs }) => [id, madeAtMs]))
}

/**
 * Locks groups in the order of their ids until the transaction ends: no act and no message of them
 * is stored meanwhile. What is read afterwards is what the last act left.
 */
export async function lockConversations(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM conversations WHERE id = ANY(${ids}::bigint[]) AND kind = 2
    ORDER BY id FOR NO KEY UPDATE`.execute(trx)
}
