import type { Client } from 'pg'
import * as copy from 'pg-copy-streams'
import { BackupError } from './backup-error'
import type { SequenceState, TableShape } from './backup-header'

/** The migrations create and write it themselves. */
const OWN_TABLE = 'schema_migrations'

/**
 * Tables of the product with their stored columns, each after the tables it refers to; partitions
 * belong to their table. Not the unlogged ones: what a crash may clear is of one moment, such
 * as tries, tickets and the numbers of topics, which must not go back.
 */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace
        AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname <> $1
      GROUP BY c.relname ORDER BY c.relname`,
    [OWN_TABLE],
  )
  const references = await client.query<{ name: string; target: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name, confrelid::regclass::text AS target
      FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  )
  return inOrder(rows, references.rows)
}

function inOrder(
  tables: TableShape[],
  references: { name: string; target: string }[],
): TableShape[] {
  const ordered: TableShape[] = []
  const rest = new Map(tables.map((table) => [table.name, table]))
  while (rest.size > 0) {
    const isFree = (name: string) =>
      !references.some((row) => row.name === name && rest.has(row.target))
    const free = [...rest.values()].filter(({ name }) => isFree(name))
    if (free.length === 0)
      throw new BackupError(`tables refer to each other in a ring: ${[...rest.keys()]}`)
    for (const table of free) {
      ordered.push(table)
      rest.delete(table.name)
    }
  }
  return ordered
}

export async function listSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled"
       FROM ${client.escapeIdentifier(name)}`,
    )
    for (const row of state.rows) states.push({ name, ...row })
  }
  return states
}

/** The rows of a table in the format of COPY. */
export function readRows(client: Client, { name, columns }: TableShape): AsyncIterable<Buffer> {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  // Only a query can read a partitioned table.
  return client.query(
    copy.to(`COPY (SELECT ${quoted} FROM ${client.escapeIdentifier(name)}) TO STDOUT`),
  )
}

/** Stores rows from `readRows`. */
export function writeRows(client: Client, { name, columns }: TableShape): copy.CopyStreamQuery {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return client.query(copy.from(`COPY ${client.escapeIdentifier(name)} (${quoted}) FROM STDIN`))
}

export async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')",
  )
  return rowCount === 0
}

/** Connections of the product's servers to this database. */
export async function countServers(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND application_name LIKE 'saidian%'`,
  )
  return rowCount ?? 0
}

export async function dropAll(client: Client): Promise<void> {
  await client.query('DROP SCHEMA public CASCADE')
  await client.query('CREATE SCHEMA public')
}

/** Runs `load` on empty tables, with triggers that compute from rows disabled; all or nothing. */
export async function replaceRows(
  client: Client,
  tables: TableShape[],
  load: () => Promise<void>,
): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  await client.query('BEGIN')
  try {
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`)
    await load()
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
  await client.query('ANALYZE')
}

export async function setSequences(client: Client, sequences: SequenceState[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      value,
      isCalled,
    ])
}
