import { REASONS } from '@saidian/shared/contracts/http'
import { fieldOf } from '@saidian/shared/forms'
import { FIELDS_BY_REASON } from './fields-by-reason'

test.each([
  ['account.no_such_account', ['phone', 'code', 'password'], 'phone'],
  ['account.exists', ['phone', 'code', 'password', 'agreed'], 'phone'],
  ['account.wrong_code', ['phone', 'code'], 'code'],
  ['account.wrong_login', ['account', 'password'], 'password'],
  ['account.wrong_password', ['old', 'password', 'again'], 'old'],
  ['account.weak_password', ['old', 'password', 'again'], 'password'],
  ['profile.person_has_enough', ['name', 'idNumber'], 'idNumber'],
  ['wallet.no_such_code', ['giftCode'], 'giftCode'],
] as const)('%s on a form with %j is shown beside %s', (reason, names, field) => {
  const error = { ...REASONS[reason], reason, retryable: false }
  expect(fieldOf(error, names, FIELDS_BY_REASON)).toBe(field)
})
