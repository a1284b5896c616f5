import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from '../log'
import { type Cluster, openCluster } from './embedded/cluster'
import { migrateUp } from './migrate'
import { createPool } from './pool'

/** The database without tables; a module adds its own by `db.withTables<FootballTables>()`. */
export type Db = Kysely<Record<never, never>>

export type Database = {
  db: Db
  url: string
  /** Ends the connections, and the embedded server when nobody else uses it. */
  close: () => Promise<void>
}

/** Opens `DATABASE_URL`, or the embedded PostgreSQL in `var/postgres`, and brings its schema up to date. */
export async function openDatabase(
  config: { databaseUrl?: string; varDir: string },
  log: Logger,
): Promise<Database> {
  const cluster: Cluster | null = config.databaseUrl
    ? null
    : await openCluster({
        dir: path.join(config.varDir, 'postgres'),
        log,
        settings: { max_connections: '100' },
      })
  const url = config.databaseUrl ?? cluster?.url('saidian') ?? ''
  try {
    await migrateUp(url, log)
  } catch (error) {
    await cluster?.stop()
    throw error
  }
  const db = connect(url, log)
  return {
    db,
    url,
    close: async () => {
      await db.destroy()
      await cluster?.stop()
    },
  }
}

/** A pool on a database whose schema is already up to date: at most `max` connections, each waited for `patienceMs` long. */
export function connect(url: string, log: Logger, max?: number, patienceMs?: number): Db {
  return new Kysely({ dialect: new PostgresDialect({ pool: createPool(url, log, max, patienceMs) }) })
}
