export { createTestCollection } from './collection'
export { importedContent } from './imported-content'

import { sql } from 'kysely'
import { matchStores } from '../../../modules/match'
import { createOddsStore } from '../../../modules/odds'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import type { Desk } from '..'
import { importSinks } from '../import-sinks'

export { SPOILED_FORMATS } from './spoiled-formats'

/** An importer's place of work on a real database, with everything stored. `now` in seconds. */
export function createTestDesk(db: Db, source: string, now: number): Desk {
  const stores = [...matchStores, createOddsStore()]
  const clock = { now: () => now * 1000 }
  const sinkOf = importSinks({ db, clock, log: createLog('silent'), stores })
  return { db, source, now, sink: sinkOf(source), sinkOf }
}

/** Columns that tell when something was said again, not what. */
const VOLATILE = ['source_at', 'changed_at']

/** One number for all rows of all tables, whatever their order; times of the import do not count. */
export async function databaseChecksum(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    ORDER BY relname`.execute(db)
  const sums: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string | null }>`
      SELECT count(*) || ' ' || sum(hashtextextended((to_jsonb(t) - ${VOLATILE}::text[])::text, 0)::numeric) AS sum
      FROM ${sql.table(name)} t`.execute(db)
    sums.push(`${name} ${rows[0]?.sum}`)
  }
  return sums.join('\n')
}
