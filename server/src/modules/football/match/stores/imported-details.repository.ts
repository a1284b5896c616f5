import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** Deletes the line-ups, texts and pressure of these matches that a source imported. */
export async function removeDetailsOf(
  db: Db,
  source: string,
  matchIds: readonly number[],
): Promise<void> {
  // Pressure has no source column: it is imported together with the text.
  await sql`
    UPDATE football_match_facts SET trend = NULL, trend_revision = 0
    WHERE match_id IN (
      SELECT match_id
      FROM football_text_lines
      WHERE source = ${source} AND match_id = ANY(${matchIds})
    )`.execute(db)
  await sql`
    DELETE FROM football_text_lines
    WHERE source = ${source} AND match_id = ANY(${matchIds})`.execute(db)
  await sql`
    DELETE FROM football_lineups
    WHERE source = ${source} AND match_id = ANY(${matchIds})`.execute(db)
}
