import { Client } from 'pg'
import type { Logger } from '../log'
import { type Migration, readMigrations } from './migration-files'

/** Any fixed number: two processes that start at once migrate one after the other. */
const LOCK = 7_305_198

type Applied = { number: number; name: string; checksum: string }

/** Applies every migration that the database has not had. Refuses when an applied one was edited since. */
export function migrateUp(url: string, log: Logger, dir?: string): Promise<void> {
  return withLock(url, async (client) => {
    const [known, applied] = [await readMigrations(dir), await readApplied(client)]
    for (const row of applied) compare(row, known, log)
    const had = new Set(applied.map(({ number }) => number))
    for (const migration of known.filter(({ number }) => !had.has(number))) {
      await inTransaction(client, async () => {
        await client.query(migration.up)
        await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
          migration.number,
          migration.name,
          migration.checksum,
        ])
      })
      log.info({ migration: migration.name }, 'migration applied')
    }
  })
}

/** Takes back every migration above `target`, the newest first; 0 takes back all. */
export function migrateDown(url: string, target: number, log: Logger, dir?: string): Promise<void> {
  return withLock(url, async (client) => {
    const known = new Map((await readMigrations(dir)).map((migration) => [migration.number, migration]))
    for (const { number, name } of (await readApplied(client)).reverse()) {
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

async function withLock(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    await work(client)
  } finally {
    await client.end()
  }
}

async function readApplied(client: Client): Promise<Applied[]> {
  return (await client.query<Applied>('select number, name, checksum from schema_migrations order by number'))
    .rows
}

function compare(row: Applied, known: Migration[], log: Logger): void {
  const migration = known.find(({ number }) => number === row.number)
  if (!migration) log.warn({ migration: row.name }, 'the database is ahead of this version')
  else if (migration.checksum !== row.checksum) {
    throw new Error(`migration ${migration.name} was edited after it was applied; add a new one instead`)
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
