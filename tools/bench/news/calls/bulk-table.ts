import type { Client } from 'pg'

/** Drops the indexes and keys of a table for a fast load; returns the statements that make them. */
export async function dropIndexes(client: Client, table: string): Promise<string[]> {
  const keys = await client.query<{ name: string; definition: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype IN ('p', 'u')`,
    [table],
  )
  const indexes = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = $1 AND indexname <> ALL ($2)`,
    [table, keys.rows.map(({ name }) => name)],
  )
  for (const { name } of keys.rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name} CASCADE`)
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`)
  return [
    ...keys.rows.map(
      ({ name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
    ),
    ...indexes.rows.map(({ definition }) => definition),
  ]
}
