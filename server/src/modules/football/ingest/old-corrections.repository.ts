import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Removes what the source took back of these matches, not what it gave instead; answers how many rows. */
export async function removeOldCorrections(trx: Db, matchIds: number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM football_corrections WHERE match_id = ANY(${matchIds})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
