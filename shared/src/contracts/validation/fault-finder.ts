import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { validatorOf } from './validator-of'

/**
 * Names the first invalid part of a value, such as `state.score`, or null for a valid value. Places
 * in a list are left out, so that a schema has a known number of names; the value itself is
 * `value`.
 */
export function faultFinderOf(schema: TSchema): (value: unknown) => string | null {
  const isValid = validatorOf(schema)
  return (value) => (isValid(value) ? null : faultIn(schema, value))
}

function faultIn(schema: TSchema, value: unknown): string {
  const [first] = Errors(schema, value)
  const path = (first?.instancePath ?? '').split('/').filter((step) => !/^\d*$/.test(step))
  const missing = first?.keyword === 'required' ? first.params.requiredProperties.slice(0, 1) : []
  return [...path, ...missing].join('.') || 'value'
}
