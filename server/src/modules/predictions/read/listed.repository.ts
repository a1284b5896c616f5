import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** The texts of records by their numbers. */
export async function readContents(
  db: Db,
  records: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (records.length === 0) return new Map()
  const { rows } = await sql<{ id: number; content: string }>`
    SELECT id, content FROM prediction_records WHERE id = ANY(${records}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, content }) => [id, content]))
}
