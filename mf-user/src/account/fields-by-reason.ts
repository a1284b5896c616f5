import type { FieldsByReason } from '@saidian/shared/forms'

/** Field beside which the forms of this remote show an error, by its reason. */
export const FIELDS_BY_REASON: FieldsByReason = {
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
