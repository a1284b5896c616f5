import { Client } from 'pg'
import { incidents, lines, pages, quotes, world } from './fill-statements'
import type { Load } from './load'

/** Tables so large that their keys are built after the rows. */
const LARGE = ['football_incidents', 'odds_quotes', 'odds_lines'] as const

/**
 * Fills a migrated, empty database on two connections; returns the seconds it took. Needs a
 * superuser: foreign keys are not checked.
 */
export async function fill(url: string, load: Load): Promise<number> {
  const startedAt = performance.now()
  const [one, other] = await Promise.all([connect(url), connect(url)])
  try {
    await step('world', one, ...world(load), 'ANALYZE matches', 'ANALYZE football_match_states')
    const keys = new Map<string, string>()
    for (const table of LARGE) keys.set(table, await dropKey(one, table))
    const key = (table: (typeof LARGE)[number]) => `ALTER TABLE ${table} ADD ${keys.get(table)}`
    await Promise.all([
      step('quotations', one, quotes(), key('odds_quotes')),
      step(
        'incidents, lines',
        other,
        incidents(load),
        key('football_incidents'),
        lines(),
        key('odds_lines'),
        ...pages(),
      ),
    ])
    await step('vacuum', one, 'VACUUM (ANALYZE)', 'CHECKPOINT')
  } finally {
    await Promise.all([one.end(), other.end()])
  }
  return (performance.now() - startedAt) / 1000
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
    SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'; SET statement_timeout = 0;
    SET TIME ZONE 'UTC'; SELECT setseed(0.5)`)
  return client
}

async function step(what: string, client: Client, ...statements: string[]): Promise<void> {
  const startedAt = performance.now()
  for (const statement of statements) await client.query(statement)
  console.log(`filled ${what} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** Drops the primary key and returns the statement that adds it again. */
async function dropKey(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype = 'p'`,
    [table],
  )
  const [key] = rows
  if (!key) throw new Error(`${table} has no primary key`)
  await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${key.name}`)
  return `CONSTRAINT ${key.name} ${key.definition}`
}
