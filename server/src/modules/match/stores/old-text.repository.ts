import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Deletes the text of these matches; returns the number of lines. */
export async function removeOldText(trx: Db, matchIds: number[]): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM football_text_lines WHERE match_id = ANY(${matchIds})`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
