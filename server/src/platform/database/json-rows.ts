import { type RawBuilder, sql } from 'kysely'

type ScalarType =
  | 'boolean'
  | 'smallint'
  | 'int'
  | 'bigint'
  | 'real'
  | 'float8'
  | 'numeric'
  | 'text'
  | 'date'
  | 'jsonb'

export type ColumnType = ScalarType | `${ScalarType}[]`

/**
 * Rows as a table in SQL, with the columns that are named here: one statement stores thousands of
 * rows by one parameter.
 *
 *     INSERT INTO letters (id, title)
 *     SELECT r.id, r.title FROM ${jsonRows('r', letters, { id: 'int', title: 'text' })}
 *
 * A missing or undefined value is NULL. Characters that PostgreSQL cannot store are removed.
 */
export function jsonRows<Row extends object>(
  alias: string,
  rows: readonly Row[],
  columns: Partial<Record<keyof Row & string, ColumnType>>,
): RawBuilder<Row> {
  const definitions = Object.entries<ColumnType | undefined>(columns).flatMap(([name, type]) =>
    type ? [sql`${sql.id(name)} ${sql.raw(type)}`] : [],
  )
  return sql<Row>`json_to_recordset(${storableJson(rows)}::json)
    AS ${sql.id(alias)} (${sql.join(definitions)})`
}

/** NUL and halves of surrogate pairs: JSON allows them, text in PostgreSQL does not. */
const UNSTORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/i

function storableJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows)
  if (!UNSTORABLE.test(json)) return json
  return JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value,
  )
}
