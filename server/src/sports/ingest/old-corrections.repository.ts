import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Sport } from '../sport'
import { sportTable } from '../sport-table.repository'

/** Deletes the correction records of these matches, not the corrected data; returns the count. */
export async function removeOldCorrections(
  trx: Db,
  sport: Pick<Sport, 'key'>,
  matchIds: number[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sportTable(sport, 'corrections')} WHERE match_id = ANY(${matchIds})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
