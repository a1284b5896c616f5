import { REASONS, type Reason } from '../contracts/http'
import { type FieldsByReason, fieldOf } from './error-field'

const FIELDS: FieldsByReason = {
  'account.wrong_code': 'code',
  'account.weak_password': 'password',
}

const errorOf = (reason: Reason) => ({ ...REASONS[reason], reason, retryable: false })

test.each([
  ['account.wrong_code', ['phone', 'code'], 'code'],
  ['account.weak_password', ['old', 'password'], 'password'],
  ['account.wrong_code', ['account', 'password'], 'root'],
  ['account.too_many_tries', ['account', 'password'], 'root'],
  ['account.too_many_tries', ['giftCode'], 'giftCode'],
  ['server.busy', ['giftCode'], 'root'],
] as const)('%s on a form with %j is shown beside %s', (reason, names, field) => {
  expect(fieldOf(errorOf(reason), names, FIELDS)).toBe(field)
})

test('the field named by the server wins over the field of the reason', () => {
  const error = { ...errorOf('account.wrong_code'), field: 'content' }
  expect(fieldOf(error, ['code', 'content'], FIELDS)).toBe('content')
  expect(fieldOf({ ...error, field: 'requestKey' }, ['code', 'content'], FIELDS)).toBe('root')
})

test('a network error belongs to no field', () => {
  const offline = { code: 0, reason: 'network.offline', message: '', retryable: true }
  expect(fieldOf(offline, ['nickName'])).toBe('root')
})
