import type { BoardMatch } from '@saidian/shared/contracts/football'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Columns of a list row beside the score; other modules store them. */
export type MatchColumns = Pick<BoardMatch, 'ranks' | 'lottery'>

/** Reads columns of many matches at once; a match without any may be left out. */
export type ReadColumns = (db: Db, matchIds: number[]) => Promise<ReadonlyMap<number, MatchColumns>>

/** The marks of match pages, as in `BoardMatch.marks`; matches without any are left out. */
async function readMarks(db: Db, matchIds: number[]): Promise<Map<number, string[]>> {
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
  return new Map(rows.filter(({ marks }) => marks.length > 0).map(({ id, marks }) => [id, marks]))
}

/** Adds the columns beside the score, with one query per kind of column. */
export async function withColumns(
  db: Db,
  matches: BoardMatch[],
  columns: readonly ReadColumns[],
): Promise<BoardMatch[]> {
  if (matches.length === 0) return matches
  const ids = matches.map(({ id }) => id)
  const [marks, ...others] = await Promise.all([
    readMarks(db, ids),
    ...columns.map((read) => read(db, ids)),
  ])
  return matches.map((match) => {
    const own = marks.get(match.id)
    return Object.assign(
      {},
      match,
      own && { marks: own },
      ...others.map((column) => column.get(match.id) ?? {}),
    ) as BoardMatch
  })
}
