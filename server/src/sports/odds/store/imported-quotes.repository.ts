import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Deletes the quotations of these matches that a source imported. */
export async function removeQuotesOf(
  db: Db,
  source: string,
  matchIds: readonly number[],
): Promise<void> {
  await sql`
    DELETE FROM odds_quotes
    WHERE source = ${source} AND match_id = ANY(${matchIds})`.execute(db)
  await sql`
    DELETE FROM odds_lines
    WHERE source = ${source} AND match_id = ANY(${matchIds})`.execute(db)
}
