import { sql } from 'kysely'
import type { ReadColumns } from '../../../sports/lists'

/** The marks of match pages, as in `FootballMatch.marks`; matches without any are left out. */
export const readMarks: ReadColumns<{ marks: string[] }> = async (db, matchIds) => {
  const { rows } = await sql<{ id: number; marks: string[] }>`
    SELECT m.id,
      array_remove(ARRAY[
        CASE WHEN f.mlive THEN 'mlive' END,
        CASE
          WHEN EXISTS (SELECT FROM football_text_lines t WHERE t.match_id = m.id) THEN 'text'
        END,
        CASE
          WHEN EXISTS (
            SELECT FROM football_lineups l WHERE l.match_id = m.id AND l.confirmed
          ) THEN 'lineup'
        END,
        CASE WHEN jsonb_typeof(f.intelligence) = 'object' THEN 'intelligence' END
      ], NULL) AS marks
    FROM unnest(${matchIds}::int[]) AS m(id)
    LEFT JOIN football_match_facts f ON f.match_id = m.id`.execute(db)
  return new Map(
    rows.filter(({ marks }) => marks.length > 0).map(({ id, marks }) => [id, { marks }]),
  )
}
