import { REASONS, type Reason } from '@saidian/shared/contracts'
import { fieldOf } from './error-field'

const errorOf = (reason: Reason) => ({ ...REASONS[reason], reason, retryable: false })

test.each([
  ['account.no_such_account', ['phone', 'code', 'password'], 'phone'],
  ['account.exists', ['phone', 'code', 'password', 'agreed'], 'phone'],
  ['account.wrong_code', ['phone', 'code'], 'code'],
  ['account.wrong_login', ['account', 'password'], 'password'],
  ['account.wrong_password', ['old', 'password', 'again'], 'old'],
  ['account.weak_password', ['old', 'password', 'again'], 'password'],
  ['profile.person_has_enough', ['name', 'idNumber'], 'idNumber'],
  ['wallet.no_such_code', ['giftCode'], 'giftCode'],
  ['account.too_many_tries', ['giftCode'], 'giftCode'],
  ['account.too_many_tries', ['account', 'password'], 'root'],
  ['account.wrong_code', ['account', 'password'], 'root'],
  ['server.busy', ['giftCode'], 'root'],
] as const)('%s on a form with %j is shown beside %s', (reason, names, field) => {
  expect(fieldOf(errorOf(reason), [...names])).toBe(field)
})

test('the field named by the server wins over the field of the reason', () => {
  const error = { ...errorOf('request.invalid'), field: 'content' }
  expect(fieldOf(error, ['kind', 'content', 'contact'])).toBe('content')
  expect(fieldOf({ ...error, field: 'requestKey' }, ['kind', 'content'])).toBe('root')
})

test('a network error belongs to no field', () => {
  const offline = { code: 0, reason: 'network.offline', message: '', retryable: true }
  expect(fieldOf(offline, ['nickName'])).toBe('root')
})
