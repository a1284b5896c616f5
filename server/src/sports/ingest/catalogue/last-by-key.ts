/** One row per key, the last one: a statement may not change a row twice. */
export function lastByKey<Row extends { key: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()]
}
