import type { ApiError } from '@saidian/shared/api'
import { CODE, type Reason } from '@saidian/shared/contracts'

type Field =
  | 'phone'
  | 'account'
  | 'code'
  | 'password'
  | 'old'
  | 'nickName'
  | 'idNumber'
  | 'giftCode'

/** Field beside which an error is shown, by its reason. */
const FIELDS: Partial<Record<Reason, Field>> = {
  'account.wrong_login': 'password',
  'account.wrong_code': 'code',
  'account.wrong_password': 'old',
  'account.weak_password': 'password',
  'account.exists': 'phone',
  'account.no_such_account': 'phone',
  'profile.nickname_unfit': 'nickName',
  'profile.nickname_length': 'nickName',
  'profile.nickname_taken': 'nickName',
  'profile.person_has_enough': 'idNumber',
  'wallet.no_such_code': 'giftCode',
}

/** Codes of errors that no input can cause: network, server fault, server busy. */
const NOT_FIELD_ERRORS: readonly number[] = [0, CODE.fault, CODE.busy]

/**
 * The field that `error` belongs to. A form with a single field takes every input error there.
 * `root` when the error names no field, or one that the form does not have.
 */
export function fieldOf<Name extends string>(
  error: ApiError,
  names: readonly Name[],
): Name | 'root' {
  const field = error.field ?? FIELDS[error.reason as Reason]
  const [only, ...others] = names
  const single = others.length === 0 && !NOT_FIELD_ERRORS.includes(error.code) ? only : undefined
  return names.find((name) => name === field) ?? single ?? 'root'
}
