import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from '../log'
import { checkRole, openAppRole } from './app-role'
import { type Cluster, openCluster } from './embedded/cluster'
import { migrateUp } from './migrate'
import { createPool, type PoolLimits } from './pool'
import { measureWaits, type PoolLoad } from './pool-load'
import { scopePool } from './work-scope'

/** The database without tables; a module adds its own by `db.withTables<FootballTables>()`. */
export type Db = Kysely<Record<never, never>>

export type Database = {
  /** Works as a role that only reads and writes rows. */
  db: Db
  /** URL of the owner, for migrations. */
  url: string
  /** Ends the connections, and the embedded server when no other process uses it. */
  close: () => Promise<void>
}

type Place = { databaseUrl?: string; varDir: string }

/**
 * Settings of the embedded server. By default its write-ahead log would take 1 GB of disk, more
 * than all the data.
 */
const SETTINGS = {
  max_connections: '100',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_compression: 'on',
}

/** Finds `DATABASE_URL`, or starts the embedded PostgreSQL in `var/postgres`; does not migrate. */
export async function reachDatabase(config: Place, log: Logger): Promise<Omit<Database, 'db'>> {
  const cluster: Cluster | null = config.databaseUrl
    ? null
    : await openCluster({
        dir: path.join(config.varDir, 'postgres'),
        log,
        settings: SETTINGS,
      })
  const url = config.databaseUrl ?? cluster?.url('saidian') ?? ''
  return { url, close: async () => cluster?.stop() }
}

/** Opens the database of the configuration and brings its schema up to date. */
export async function openDatabase(
  config: Place & { isProduction?: boolean },
  log: Logger,
  limits?: Partial<PoolLimits>,
): Promise<Database> {
  const { url, close } = await reachDatabase(config, log)
  let workingUrl = url
  try {
    await migrateUp(url, log)
    if (!config.databaseUrl) workingUrl = await openAppRole(url)
    else await checkRole(url, config.isProduction ?? false, log)
  } catch (error) {
    await close()
    throw error
  }
  const db = connect(workingUrl, log, limits)
  return {
    db,
    url,
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

/**
 * A pool on a database with an up-to-date schema; the default `limits` suit a process that serves
 * requests.
 */
export function connect(url: string, log: Logger, limits?: Partial<PoolLimits>): Db {
  const { pool, load } = measureWaits(scopePool(createPool(url, log, limits)))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  loads.set(db, load)
  return db
}

/** A call makes several queries, and each may wait this long again. */
const MAX_WAIT_MS = 100
/** A pause of the process makes a few calls wait long; a crowd is more. */
const MAX_WAITING = 20

const loads = new WeakMap<Db, PoolLoad>()

/** True while calls wait so long for a connection that a further one would be answered too late. */
export function isSaturated(db: Db): boolean {
  const load = loads.get(db)
  return load !== undefined && load.waiting() > MAX_WAITING && load.waitedMs() > MAX_WAIT_MS
}
