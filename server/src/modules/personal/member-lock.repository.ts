import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Serializes transactions of one member and part, so that limits are counted without a race. */
export async function lockMember(trx: Db, part: string, memberId: string): Promise<void> {
  const key = `personal/${part}/${memberId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}
