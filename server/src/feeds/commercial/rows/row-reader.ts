import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReadRow } from '../vendor'

/**
 * A reader for rows of a schema; returns null for another shape and when `convert` returns null.
 */
export function reader<Schema extends TSchema, R>(
  schema: Schema,
  convert: (row: Static<Schema>, onMalformed: () => void) => R | null,
): ReadRow<R> {
  const check = Compile(schema)
  return (row, onMalformed) =>
    check.Check(row) ? convert(row as Static<Schema>, onMalformed) : null
}

/** Readable entries of a list inside a row; reports and drops each other entry. */
export function list<R>(read: ReadRow<R>, value: unknown, onMalformed: () => void): R[] | null {
  if (!Array.isArray(value)) {
    if (value !== undefined && value !== null) onMalformed()
    return null
  }
  return value.flatMap((entry) => {
    const record = read(entry, onMalformed)
    if (record === null) onMalformed()
    return record === null ? [] : [record]
  })
}
