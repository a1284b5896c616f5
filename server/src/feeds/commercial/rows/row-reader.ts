import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ReadRow } from '../vendor'

/**
 * Reads rows of a shape. A row of another shape is null; so is one that `convert` cannot make sense of.
 */
export function reader<Schema extends TSchema, R>(
  schema: Schema,
  convert: (row: Static<Schema>, onMalformed: () => void) => R | null,
): ReadRow<R> {
  const check = Compile(schema)
  return (row, onMalformed) =>
    check.Check(row) ? convert(row as Static<Schema>, onMalformed) : null
}

/** The readable entries of a list inside a row; each other one is reported and left out alone. */
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
