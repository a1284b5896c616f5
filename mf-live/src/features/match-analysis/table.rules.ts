import type { TableRow } from '@saidian/shared/contracts/matches'

/** The rows of both teams and their neighbours; all rows of a small group. */
export function rowsAround(rows: readonly TableRow[], teamIds: readonly number[]): TableRow[] {
  if (rows.length <= 6) return [...rows]
  const places = rows.flatMap(({ teamId }, place) => (teamIds.includes(teamId) ? [place] : []))
  return rows.filter((_, place) => places.some((own) => Math.abs(own - place) <= 1))
}
