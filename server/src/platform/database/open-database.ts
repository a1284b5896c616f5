import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from '../log'
import { checkRole, openAppRole } from './app-role'
import { type Cluster, openCluster } from './embedded/cluster'
import { migrateUp } from './migrate'
import { createPool, type PoolLimits } from './pool'
import { measureWaits, type PoolLoad } from './pool-load'

/** The database without tables; a module adds its own by `db.withTables<FootballTables>()`. */
export type Db = Kysely<Record<never, never>>

export type Database = {
  /** Works as a role that reads and writes rows alone. */
  db: Db
  /** Of the owner, who migrates. */
  url: string
  /** Ends the connections, and the embedded server when nobody else uses it. */
  close: () => Promise<void>
}

type Place = { databaseUrl?: string; varDir: string }

/** Of the embedded server. Its write-ahead log would keep 1 GB of disk by default, more than all the data. */
const SETTINGS = {
  max_connections: '100',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_compression: 'on',
}

/** Finds `DATABASE_URL`, or brings up the embedded PostgreSQL in `var/postgres`, and leaves the schema as it is. */
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

/** A pool on a database whose schema is already up to date; without `limits` as suits a process that serves people. */
export function connect(url: string, log: Logger, limits?: Partial<PoolLimits>): Db {
  const { pool, load } = measureWaits(createPool(url, log, limits))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  loads.set(db, load)
  return db
}

/** A call asks several times, and each time it may wait this long again. */
const MAX_WAIT_MS = 100
/** A pause of the process makes a few wait long; a crowd is more. */
const MAX_WAITING = 20

const loads = new WeakMap<Db, PoolLoad>()

/** True while calls wait so long for a connection that one more would be answered too late. */
export function isSaturated(db: Db): boolean {
  const load = loads.get(db)
  return load !== undefined && load.waiting() > MAX_WAITING && load.waitedMs() > MAX_WAIT_MS
}
