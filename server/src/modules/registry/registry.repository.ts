import { type Kysely, sql } from 'kysely'
import type { Db } from '../../platform/database'
import { auditRepository } from './audit.repository'
import { pointerRepository } from './pointer.repository'
import type { RegistryTables } from './registry.tables'
import { versionRepository } from './version.repository'

export type RegistryQueries = ReturnType<typeof queriesOn>
export type RegistryRepository = RegistryQueries & {
  /** Runs `work` in a transaction that no other change of the same remote overlaps, in any process. */
  changing: <T>(name: string, work: (inside: RegistryQueries) => Promise<T>) => Promise<T>
}

/** Everything the registry keeps in the database. */
export function registryRepository(db: Db): RegistryRepository {
  const tables = db.withTables<RegistryTables>()
  return {
    ...queriesOn(tables),
    changing: (name, work) =>
      tables.transaction().execute(async (transaction) => {
        const lock = `registry/${name}`
        await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction)
        return work(queriesOn(transaction))
      }),
  }
}

function queriesOn(tables: Kysely<RegistryTables>) {
  return { ...versionRepository(tables), ...pointerRepository(tables), ...auditRepository(tables) }
}
