import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

const at = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`

/**
 * Sets when the account is erased unless that is set already; resolves with the time, or null when
 * the account does not exist.
 */
export async function setDeleting(
  trx: Db,
  id: string,
  deletingAtMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ ms: number }>`
    UPDATE accounts SET deleting_at = coalesce(deleting_at, ${at(deletingAtMs)})
    WHERE id = ${id}::bigint AND deleted_at IS NULL
    RETURNING extract(epoch FROM deleting_at)::float8 * 1000 AS ms`.execute(trx)
  return rows[0]?.ms ?? null
}

/** False when the account was not scheduled for deletion. */
export async function clearDeleting(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`UPDATE accounts SET deleting_at = NULL
    WHERE id = ${id}::bigint AND deleted_at IS NULL AND deleting_at IS NOT NULL
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** An account whose time is over, locked until the transaction ends; null when none is left. */
export async function lockDueAccount(
  trx: Db,
  nowMs: number,
  except: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM accounts WHERE deleting_at <= ${at(nowMs)} AND deleted_at IS NULL
      AND id <> ALL(${except}::bigint[])
    ORDER BY deleting_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx)
  return rows[0]?.id ?? null
}

/** Only the number of an erased account remains. */
export async function clearAccount(trx: Db, id: string, nowMs: number): Promise<void> {
  await sql`DELETE FROM known_networks WHERE account_id = ${id}::bigint`.execute(trx)
  await sql`DELETE FROM passkeys WHERE account_id = ${id}::bigint`.execute(trx)
  await sql`DELETE FROM sms_codes c USING accounts a
    WHERE a.id = ${id}::bigint AND c.phone = a.phone`.execute(trx)
  await sql`UPDATE accounts SET phone = NULL, password_hash = NULL, deleted_at = ${at(nowMs)}
    WHERE id = ${id}::bigint`.execute(trx)
}
