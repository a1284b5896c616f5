import type { ApiError } from '@saidian/shared/api'
import type { Reason } from '@saidian/shared/contracts'

type Field = 'phone' | 'account' | 'code' | 'password' | 'old' | 'nickName' | 'idNumber'

/** Beside which field a refusal belongs, by the form's own order of fields; the last resort is the form as a whole. */
const FIELDS: Partial<Record<Reason, Field>> = {
  'account.wrong_login': 'password',
  'account.wrong_code': 'code',
  'account.wrong_password': 'old',
  'account.weak_password': 'password',
  'account.exists': 'phone',
  'profile.nickname_unfit': 'nickName',
  'profile.nickname_length': 'nickName',
  'profile.nickname_taken': 'nickName',
  'profile.bad_real_name': 'idNumber',
}

/** The field that `error` speaks of; `root` when it speaks of none, or of one that the form does not have. */
export function fieldOf<Name extends string>(error: ApiError, names: readonly Name[]): Name | 'root' {
  const field = FIELDS[error.reason as Reason]
  return names.find((name) => name === field) ?? 'root'
}
