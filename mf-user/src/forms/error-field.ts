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

/** Beside which field a refusal belongs, by the form's own order of fields; the last resort is the form as a whole. */
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

/** Nothing that was typed is at fault. */
const NOT_OURS: readonly number[] = [0, CODE.fault, CODE.busy]

/**
 * The field that `error` names: what a form with one field is refused belongs to it. `root` when it speaks of none,
 * or of one that the form does not have.
 */
export function fieldOf<Name extends string>(
  error: ApiError,
  names: readonly Name[],
): Name | 'root' {
  const field = error.field ?? FIELDS[error.reason as Reason]
  const [only, ...others] = names
  const single = others.length === 0 && !NOT_OURS.includes(error.code) ? only : undefined
  return names.find((name) => name === field) ?? single ?? 'root'
}
