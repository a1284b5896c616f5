import { Client } from 'pg'
import type { Logger } from '../log'
import { type Migration, readMigrations } from './migration-files'

/** Any fixed number: two processes that start at once migrate one after the other. */
const LOCK = 7_305_198

type Applied = { number: number; name: string; checksum: string }

type UpOptions = {
  dir?: string
  /** Number of the last migration to apply; all when absent. */
  through?: number
}

/** Applies every pending migration. Throws when an applied one was edited since. */
export function migrateUp(url: string, log: Logger, options: UpOptions = {}): Promise<void> {
  const { dir, through = Number.POSITIVE_INFINITY } = options
  return withLock(url, async (client) => {
    const [known, applied] = [await readMigrations(dir), await listApplied(client)]
    for (const row of applied) compare(row, known, log)
    const had = new Set(applied.map(({ number }) => number))
    const isDue = ({ number }: Migration) => !had.has(number) && number <= through
    for (const migration of known.filter(isDue)) {
      await inTransaction(client, async () => {
        await client.query(migration.up)
        await client.query(
          'insert into schema_migrations (number, name, checksum) values ($1, $2, $3)',
          [migration.number, migration.name, migration.checksum],
        )
      })
      log.info({ migration: migration.name }, 'migration applied')
    }
  })
}

/** Reverts every migration above `target`, the newest first; 0 reverts all. */
export function migrateDown(url: string, target: number, log: Logger, dir?: string): Promise<void> {
  return withLock(url, async (client) => {
    const known = new Map(
      (await readMigrations(dir)).map((migration) => [migration.number, migration]),
    )
    for (const { number, name } of (await listApplied(client)).reverse()) {
      if (number <= target) continue
      const migration = known.get(number)
      if (!migration)
        throw new Error(`migration ${name} was applied by another version, which must take it back`)
      await inTransaction(client, async () => {
        await client.query(migration.down)
        await client.query('delete from schema_migrations where number = $1', [number])
      })
      log.info({ migration: name }, 'migration taken back')
    }
  })
}

export type MigrationState = {
  number: number
  name: string
  state: 'applied' | 'pending' | 'edited' | 'unknown'
}

/** Every migration that this version or the database knows, in order. */
export async function migrationStates(url: string, dir?: string): Promise<MigrationState[]> {
  const known = await readMigrations(dir)
  const applied = await withClient(url, listApplied)
  const stateOf = ({ number, checksum }: Migration): MigrationState['state'] => {
    const row = applied.find((one) => one.number === number)
    if (!row) return 'pending'
    return row.checksum === checksum ? 'applied' : 'edited'
  }
  const isKnown = (number: number) => known.some((migration) => migration.number === number)
  const strange = applied.filter(({ number }) => !isKnown(number))
  return [
    ...known.map((migration) => ({
      number: migration.number,
      name: migration.name,
      state: stateOf(migration),
    })),
    ...strange.map(({ number, name }) => ({ number, name, state: 'unknown' as const })),
  ].sort((a, b) => a.number - b.number)
}

/** Reverts the newest `count` migrations. */
export async function migrateBack(
  url: string,
  count: number,
  log: Logger,
  dir?: string,
): Promise<void> {
  const applied = await withClient(url, listApplied)
  await migrateDown(url, applied[applied.length - 1 - count]?.number ?? 0, log, dir)
}

/** Runs `work` on a connection of its own, without time limits. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withLock(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`)
    await work(client)
  })
}

/** Applied migrations in order; none when the database was never migrated. */
export async function listApplied(client: Client): Promise<Applied[]> {
  const { rowCount } = await client.query(
    "select where to_regclass('schema_migrations') is not null",
  )
  if (!rowCount) return []
  return (
    await client.query<Applied>(
      'select number, name, checksum from schema_migrations order by number',
    )
  ).rows
}

function compare(row: Applied, known: Migration[], log: Logger): void {
  const migration = known.find(({ number }) => number === row.number)
  if (!migration) log.warn({ migration: row.name }, 'the database is ahead of this version')
  else if (migration.checksum !== row.checksum) {
    throw new Error(
      `migration ${migration.name} was edited after it was applied; add a new one instead`,
    )
  }
}

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
