import * as contracts from '@saidian/shared/contracts/accounts'
import type { Endpoint } from '@saidian/shared/contracts/http'
import fc from 'fast-check'
import { cpuTimeOf } from '../../testing/cpu-time'
import { type AccountsWorld, encryptPassword, makeMember, openAccounts } from './testing'

let world: AccountsWorld
let token: string
beforeAll(async () => {
  world = await openAccounts()
  token = (await makeMember(world.db)).token
})
afterAll(() => world.close())

const ROUTES = [
  contracts.sendCode,
  contracts.getPasswordIv,
  contracts.register,
  contracts.login,
  contracts.resetPassword,
  contracts.changePassword,
  contracts.getDevices,
  contracts.revokeDevice,
  contracts.cancelAccount,
  contracts.cancelLeave,
  contracts.exportAccount,
  contracts.sendStepUpCode,
  contracts.proveStepUp,
] as Endpoint[]
const POSTS = ROUTES.filter(({ method }) => method === 'POST')

/** Texts that commonly break servers. */
const NASTY = [
  '',
  ' ',
  "' OR '1'='1",
  '13800000000; DROP TABLE accounts',
  '\u0000',
  '\ud800',
  '1e309',
  '9'.repeat(400),
  '１３８００００００００',
  '13800000000\n',
  'a'.repeat(30_000),
  `${'A'.repeat(1_023)}!`,
  '__proto__',
]
const field = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.bigInt().map(String),
  fc.jsonValue(),
  fc.constant(true),
  fc.constant(encryptPassword('kuai-le-zu-qiu-7').password),
  fc.stringMatching(/^1[3-9]\d{9}$/),
  fc.stringMatching(/^\d{6}$/),
)
const FIELDS = [
  'phone',
  'code',
  'password',
  'iv',
  'agreed',
  'purpose',
  'way',
  'account',
  'old',
  'next',
  'id',
  'act',
  'proof',
]
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...FIELDS), field, { noNullPrototype: true }),
  fc.record({
    way: fc.constantFrom('code', 'password', 'other'),
    phone: field,
    code: field,
    account: field,
    password: field,
    agreed: fc.constant(true),
  }),
  fc.jsonValue(),
)

test.each(POSTS.map((route) => [route.path, route] as const))(
  '%s answers every input at little cost and never with a fault',
  async (_, route) => {
    const anything = fc.asyncProperty(body, fc.boolean(), async (sent, isMember) => {
      const payload = JSON.stringify(sent) ?? 'null'
      const costMs = await cpuTimeOf(async () => {
        const answer = await world.app.inject({
          method: route.method,
          url: route.path,
          payload,
          headers: { 'content-type': 'application/json', ...(isMember && { accesstoken: token }) },
        })
        expect([200, 400, 413]).toContain(answer.statusCode)
        expect(answer.json().code).not.toBe(500)
      })
      expect(costMs).toBeLessThan(1_000)
    })
    await fc.assert(anything, { numRuns: 150 })
  },
  60_000,
)

test.each([
  ['a prototype key', '{"phone":"13800000000","purpose":"login","__proto__":{"isAdmin":true}}'],
  ['a constructor key', '{"phone":"13800000000","purpose":"login","constructor":{"prototype":{}}}'],
  ['a field too many', '{"phone":"13800000000","purpose":"login","admin":true}'],
  ['a number for a phone', '{"phone":13800000000,"purpose":"login"}'],
  ['a phone of full-width digits', '{"phone":"１３８００００００００","purpose":"login"}'],
  ['a phone with a line break', '{"phone":"13800000000\\n","purpose":"login"}'],
  ['an unknown purpose', '{"phone":"13800000000","purpose":"toString"}'],
  ['ten thousand levels', `{"phone":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['NaN', '{"phone":NaN}'],
  ['nothing', ''],
])('a code is not sent for %s', async (_, payload) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/inform/send/code',
    payload,
    headers,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ reason: 'request.invalid', data: null })
})

test('of two equal keys the last one is validated too', async () => {
  const payload = '{"phone":"13800000000","phone":"x","purpose":"login"}'
  const headers = { 'content-type': 'application/json' }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/inform/send/code',
    payload,
    headers,
  })
  expect(answer.statusCode).toBe(400)
})

test('the longest envelope and inputs for slow patterns cost less than 50 ms', async () => {
  const slow = [
    'A'.repeat(1_024),
    `${'A'.repeat(1_022)}==`,
    `${'A'.repeat(5_000)}!`,
    `${'='.repeat(30_000)}A`,
  ]
  const ask = (password: string) =>
    world.ask(contracts.login, { body: { way: 'password', account: '13800000000', password } })
  for (const password of slow) {
    // Without the hash, which is skipped above the limit.
    const costMs = await cpuTimeOf(() => ask(password))
    expect([password.slice(-4), costMs < 50]).toEqual([password.slice(-4), true])
  }
})
