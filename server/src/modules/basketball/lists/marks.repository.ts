import { sql } from 'kysely'
import type { ReadColumns } from '../../../sports/lists'

/** What match pages have, as in `BasketballMatch.marks`; matches without any are left out. */
export const readMarks: ReadColumns<{ marks: string[] }> = async (db, matchIds) => {
  const { rows } = await sql<{ id: number; marks: string[] }>`
    SELECT m.id, marks
    FROM unnest(${matchIds}::int[]) AS m(id)
    CROSS JOIN LATERAL (
      SELECT array_remove(ARRAY[
        CASE
          WHEN EXISTS (SELECT FROM basketball_text_lines t WHERE t.match_id = m.id) THEN 'text'
        END,
        CASE
          WHEN EXISTS (SELECT FROM basketball_player_lines b WHERE b.match_id = m.id) THEN 'box'
        END,
        CASE
          WHEN EXISTS (
            SELECT FROM basketball_shots s WHERE s.match_id = m.id AND NOT s.withdrawn
          ) THEN 'shots'
        END
      ], NULL) AS marks
    ) found
    WHERE marks <> '{}'`.execute(db)
  return new Map(rows.map(({ id, marks }) => [id, { marks }]))
}
