/** Rows by match, in their order. */
export function byMatch<Row extends { matchId: number }>(
  rows: readonly Row[],
): Map<number, Omit<Row, 'matchId'>[]> {
  const groups = new Map<number, Omit<Row, 'matchId'>[]>()
  for (const { matchId, ...row } of rows) {
    const group = groups.get(matchId)
    if (group) group.push(row)
    else groups.set(matchId, [row])
  }
  return groups
}
