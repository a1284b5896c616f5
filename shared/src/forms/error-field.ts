import type { ApiError } from '../api'
import { CODE, type Reason } from '../contracts/http'

/** Field beside which an error is shown, by the reason of the error. */
export type FieldsByReason = Partial<Record<Reason, string>>

/** Codes of errors that no input can cause: network, server fault, server busy. */
const NOT_FIELD_ERRORS: readonly number[] = [0, CODE.fault, CODE.busy]

/**
 * The field that `error` belongs to: the one that the server names, else the one of its reason. A
 * form with a single field takes every input error there. `root` when the error names no field, or
 * one that the form does not show.
 */
export function fieldOf(
  error: ApiError,
  names: readonly string[],
  fieldsByReason: FieldsByReason = {},
): string {
  const field = error.field ?? fieldsByReason[error.reason as Reason]
  const [only, ...others] = names
  const single = others.length === 0 && !NOT_FIELD_ERRORS.includes(error.code) ? only : undefined
  return names.find((name) => name === field) ?? single ?? 'root'
}
