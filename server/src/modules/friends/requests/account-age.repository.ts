import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** When an account was made; now for one that is gone. */
export async function joinedAtMs(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    SELECT (extract(epoch FROM created_at) * 1000)::float8 AS at FROM accounts
    WHERE id = ${memberId} AND deleted_at IS NULL`.execute(db)
  return rows[0]?.at ?? Number.POSITIVE_INFINITY
}
