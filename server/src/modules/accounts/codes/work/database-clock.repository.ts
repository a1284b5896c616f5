import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** Milliseconds since 1970 by the clock of the database, which all processes share. */
export async function readDatabaseClock(db: Db): Promise<number> {
  const { rows } = await sql<{ nowMs: number }>`
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"`.execute(db)
  return rows[0]?.nowMs ?? Number.POSITIVE_INFINITY
}
