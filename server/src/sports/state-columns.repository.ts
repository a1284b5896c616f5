import { type RawBuilder, sql } from 'kysely'
import type { ColumnType } from '../platform/database'
import type { StateField } from './match-state'

type Fields = Readonly<Record<string, StateField>>

/** Selects the fields of a state from the states `s`, named as in messages; with exact times. */
export function selectedFields(fields: Fields): RawBuilder<unknown> {
  return sql.join(
    Object.entries(fields).map(([name, { column, type }]) => {
      const stored = sql.ref(`s.${column}`)
      const value = type === 'time' ? sql`extract(epoch FROM ${stored})::float8` : stored
      return sql`${value} AS ${sql.id(name)}`
    }),
  )
}

/** Selects the fields of a state from the states `s`, named as in list rows; in whole seconds. */
export function selectedRowFields(fields: Fields): RawBuilder<unknown> {
  return sql.join(
    Object.entries(fields).map(([name, { column, type, inRow }]) => {
      const stored = sql.ref(`s.${column}`)
      const value = type === 'time' ? sql`floor(extract(epoch FROM ${stored}))::float8` : stored
      return sql`${value} AS ${sql.id(inRow ?? name)}`
    }),
  )
}

/** Assigns the fields of a state from the given rows `r`. */
export function assignedFields(fields: Fields): RawBuilder<unknown> {
  return sql.join(
    Object.entries(fields).map(([name, { column, type }]) => {
      const given = sql.ref(`r.${name}`)
      return sql`${sql.id(column)} = ${type === 'time' ? sql`to_timestamp(${given})` : given}`
    }),
  )
}

/** Types of the fields of a state in given rows. */
export function fieldTypes(fields: Fields): Record<string, ColumnType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type }]) => [name, type === 'time' ? 'float8' : type]),
  )
}
