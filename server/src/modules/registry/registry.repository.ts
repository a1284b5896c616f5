import { type Kysely, sql } from 'kysely'
import type { Db } from '../../platform/database'
import { auditRepository } from './audit.repository'
import { NO_POINTERS, pointerRepository } from './pointers/pointer.repository'
import type { StoredPointers } from './pointers/pointer-guard'
import type { RegistryTables } from './registry.tables'
import { versionRepository } from './versions/version.repository'

export type RegistryQueries = ReturnType<typeof queriesOn>
export type RegistryRepository = RegistryQueries & {
  /**
   * Runs `work` in a transaction that excludes other changes of the same remote, in every process.
   */
  changing: <T>(name: string, work: (inside: RegistryQueries) => Promise<T>) => Promise<T>
  /** Excludes also changes of pointers of every other remote: rules compare them. */
  changingPointers: <T>(name: string, work: (inside: RegistryQueries) => Promise<T>) => Promise<T>
  /** Pointers and signatures of all remotes, and the last change; read at one moment. */
  snapshot: () => Promise<{ change: number; stored: Map<string, StoredPointers> }>
}

/** Everything the registry stores in the database. */
export function registryRepository(db: Db): RegistryRepository {
  const tables = db.withTables<RegistryTables>()
  return {
    ...queriesOn(tables),
    changing: (name, work) => transact(tables, [`registry/${name}`], work),
    // Always in this order: two changes never wait for each other.
    changingPointers: (name, work) =>
      transact(tables, ['registry/pointers', `registry/${name}`], work),
    snapshot: () =>
      tables
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          const inside = queriesOn(transaction)
          const change = await inside.lastChange()
          const pointers = await inside.pointers()
          const signatures = await inside.signatures()
          const names = new Set([...pointers.keys(), ...signatures.keys()])
          const stored = [...names].map((name): [string, StoredPointers] => [
            name,
            {
              pointers: pointers.get(name) ?? NO_POINTERS,
              counter: signatures.get(name)?.counter ?? 0,
              signature: signatures.get(name)?.signature ?? null,
            },
          ])
          return { change, stored: new Map(stored) }
        }),
  }
}

function transact<T>(
  tables: Kysely<RegistryTables>,
  locks: readonly string[],
  work: (inside: RegistryQueries) => Promise<T>,
): Promise<T> {
  return tables.transaction().execute(async (transaction) => {
    for (const lock of locks)
      await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction)
    return work(queriesOn(transaction))
  })
}

function queriesOn(tables: Kysely<RegistryTables>) {
  return { ...versionRepository(tables), ...pointerRepository(tables), ...auditRepository(tables) }
}
