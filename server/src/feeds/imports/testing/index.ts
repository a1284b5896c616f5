export { createTestCollection } from './collection'
export { importedCatalogue, importedContent } from './imported-content'

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { footballImport, type ImportContext, type ImportSport } from '..'
import { importSinks } from '../import-sinks'

export { SPOILED_FORMATS } from './spoiled-formats'

/** The context of an import into a real database, with all stores. `now` in seconds. */
export function createTestImport(
  db: Db,
  source: string,
  now: number,
  sport: ImportSport = footballImport,
): ImportContext {
  const clock = { now: () => now * 1000 }
  const sinkOf = importSinks(sport, { db, clock, log: createLog('silent') })
  return { db, sport, source, now, sink: sinkOf(source), sinkOf }
}

/** Columns with the time of an import. */
const VOLATILE = ['source_at', 'changed_at']

/** Checksums of all tables, independent of the order of rows and of import times. */
export async function databaseChecksum(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    ORDER BY relname`.execute(db)
  const sums: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string | null }>`
      SELECT count(*) || ' ' ||
        sum(hashtextextended((to_jsonb(t) - ${VOLATILE}::text[])::text, 0)::numeric) AS sum
      FROM ${sql.table(name)} t`.execute(db)
    sums.push(`${name} ${rows[0]?.sum}`)
  }
  return sums.join('\n')
}
