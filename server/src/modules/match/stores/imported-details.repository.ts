import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Removes the line-ups, texts and pressure that a source brought of these matches. */
export async function removeDetailsOf(
  db: Db,
  source: string,
  matchIds: readonly number[],
): Promise<void> {
  // Pressure names no source of its own: it comes with the texts of the same recording.
  await sql`
    UPDATE football_match_facts SET trend = NULL, trend_revision = 0
    WHERE match_id IN (
      SELECT match_id FROM football_text_lines WHERE source = ${source} AND match_id = ANY(${matchIds}))
    `.execute(db)
  await sql`
    DELETE FROM football_text_lines WHERE source = ${source} AND match_id = ANY(${matchIds})`.execute(
    db,
  )
  await sql`
    DELETE FROM football_lineups WHERE source = ${source} AND match_id = ANY(${matchIds})`.execute(
    db,
  )
}
