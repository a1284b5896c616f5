import type { Db } from '../../../platform/database'
import type { MatchRow } from '../../match-row'
import type { ReadColumns } from '../match-lists'

/** Adds the columns beside the score, with one query per kind of column. */
export async function withColumns<Row extends MatchRow>(
  db: Db,
  matches: Row[],
  columns: readonly ReadColumns<Partial<Row>>[],
): Promise<Row[]> {
  if (matches.length === 0) return matches
  const ids = matches.map(({ id }) => id)
  const read = await Promise.all(columns.map((column) => column(db, ids)))
  return matches.map((match) => {
    return Object.assign({}, match, ...read.map((column) => column.get(match.id)))
  })
}
