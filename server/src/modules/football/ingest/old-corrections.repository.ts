import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Deletes the correction records of these matches, not the corrected data; returns the count. */
export async function removeOldCorrections(trx: Db, matchIds: number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM football_corrections WHERE match_id = ANY(${matchIds})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
