import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Rows of all tables as texts, by table; numbers, keys and times that a run makes are alike. */
export type StoredRows = ReadonlyMap<string, readonly string[]>

type Column = { name: string; table: string; isTime: boolean; isBinary: boolean; serial: string }

/** Later than any seeded number of a table. */
const FIRST_NEW_ID = 1_000_000
/** A time this near to now was stored by a run. */
const RECENT = sql`interval '4 hours'`

/** Tables that every run writes differently, or that say how often work ran. */
const IGNORED = ['scheduled_jobs', 'migrations', 'kysely_migration', 'kysely_migration_lock']

/** What a column says of the last run alone. */
const IGNORED_COLUMNS = ['news_feeds.stored']

/** Reads all rows of a database. */
export async function readStoredRows(db: Db): Promise<StoredRows> {
  const columns = await readColumns(db)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const rows = new Map<string, string[]>()
  const queries = tables.map((table) => {
    const fields = columns
      .filter((column) => column.table === table)
      .map((column) => sql`${sql.lit(column.name)}::text, ${storedValue(column)}`)
    return sql`SELECT ${sql.lit(table)} AS name,
      jsonb_object(ARRAY[${sql.join(fields)}]::text[])::text AS row FROM ${sql.table(table)} t`
  })
  const { rows: found } = await sql<{ name: string; row: string }>`
    ${sql.join(queries, sql` UNION ALL `)}`.execute(db)
  for (const { name, row } of found) rows.set(name, [...(rows.get(name) ?? []), alike(row)])
  for (const some of rows.values()) some.sort()
  return rows
}

function storedValue({ name, isTime, isBinary, serial }: Column): RawBuilder<unknown> {
  const value = sql`t.${sql.ref(name)}`
  if (isTime)
    return sql`CASE WHEN ${value} BETWEEN now() - ${RECENT} AND now() + ${RECENT}
      THEN 'recent' ELSE ${value}::text END`
  if (serial) return sql`CASE WHEN ${value} >= ${FIRST_NEW_ID} THEN 'new' ELSE ${value}::text END`
  return isBinary ? sql`length(${value})::text` : sql`${value}::text`
}

/** Times, random keys and numbers of new rows inside of texts. */
function alike(row: string): string {
  return row
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>')
    .replace(/\b20\d\d-\d\d-\d\d[T ][\d:.]+Z?/g, '<time>')
    .replace(/\b1[6-9]\d{8}(\d{3})?(\.\d+)?\b/g, '<time>')
    .replace(/\b1\d{6}\b/g, '<new>')
}

/** Columns of all tables; `serial` are numbers that the database gives, or that refer to one. */
async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT c.relname AS table, a.attname AS name,
      a.atttypid = 'timestamptz'::regtype AS "isTime", a.atttypid = 'bytea'::regtype AS "isBinary",
      CASE WHEN a.attidentity <> '' OR EXISTS (
        SELECT FROM pg_constraint k JOIN pg_attribute f
          ON f.attrelid = k.confrelid AND f.attnum = ANY(k.confkey) AND f.attidentity <> ''
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY(k.conkey)
      ) THEN 'x' ELSE '' END AS serial
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
      AND c.relname <> ALL(${IGNORED})
      AND c.relname || '.' || a.attname <> ALL(${IGNORED_COLUMNS})
    ORDER BY c.relname, a.attnum`.execute(db)
  return rows
}

/** Makes numbers of rows that come later recognizable. */
export async function numberNewRows(db: Db): Promise<void> {
  await sql`DO $$ DECLARE s record; BEGIN
    FOR s IN SELECT schemaname, sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
      PERFORM setval(format('%I.%I', s.schemaname, s.sequencename), ${sql.lit(FIRST_NEW_ID)});
    END LOOP; END $$`.execute(db)
}

/** Tables in which the rows differ, with the rows that only one of the two has. */
export function differences(one: StoredRows, other: StoredRows): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const table of new Set([...one.keys(), ...other.keys()])) {
    const [missing, added] = [without(one, other, table), without(other, one, table)]
    if (missing.length + added.length > 0) found[table] = { missing, added }
  }
  return found
}

function without(one: StoredRows, other: StoredRows, table: string): string[] {
  const rest = [...(other.get(table) ?? [])]
  return (one.get(table) ?? []).filter((row) => {
    const at = rest.indexOf(row)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
