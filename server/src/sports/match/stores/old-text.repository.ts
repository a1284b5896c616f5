import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** Deletes the text of these matches; returns the number of lines. */
export async function removeOldText(trx: Db, sport: Sport, matchIds: number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sportTable(sport, 'text_lines')} WHERE match_id = ANY(${matchIds})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
