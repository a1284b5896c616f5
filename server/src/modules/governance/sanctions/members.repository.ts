import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Locks the account against its erasure; false for an unknown or erased member. */
export async function memberExists(trx: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM accounts WHERE id = ${memberId} AND deleted_at IS NULL FOR KEY SHARE`.execute(trx)
  return rows.length > 0
}
