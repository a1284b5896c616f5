import { type Auth, login, sendCode } from '@saidian/shared/contracts/accounts'
import {
  type AccountsWorld,
  askWithWork,
  codeFor,
  newPhone,
  openAccounts,
  registered,
} from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const KNOWN_ADDRESS = '203.0.113.7'
const STRANGER = '198.51.100.1'
const MINUTE_MS = 60_000

let world: AccountsWorld
beforeEach(async () => {
  world = await openAccounts({ env: { SMS_PER_HOUR: '50', SMS_PER_DAY: '100' } })
})
afterEach(() => world.close())

async function member() {
  const one = await registered(world, PASSWORD, newPhone(), { address: KNOWN_ADDRESS })
  // The next code is allowed after a minute.
  await world.clock.advance(MINUTE_MS)
  return one
}
const send = (phone: string, address: string) =>
  world.ask(sendCode, { body: { phone, purpose: 'login' }, address })
const sendWithWork = (phone: string, address: string) =>
  askWithWork(world, sendCode, { body: { phone, purpose: 'login' }, address })
const attempt = (phone: string, code: string, address: string) =>
  world.ask(login, { body: { way: 'code', phone, code, agreed: true }, address })
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

test.each(['at a known network', 'elsewhere'])(
  'code requests of a stranger for hours do not block the login of a member %s',
  async (place) => {
    const { phone } = await member()
    const address = place === 'at a known network' ? KNOWN_ADDRESS : '192.0.2.77'
    for (let n = 0; n < 40; n++) {
      await send(phone, STRANGER)
      await world.clock.advance(6.4 * MINUTE_MS)
    }
    await send(phone, STRANGER)
    const code = await codeFor(world, phone, 'login', { address })
    expect((await attempt(phone, code, address)).code).toBe(200)
  },
)

test('60 unknown networks get 20 codes a day for a phone and do not limit its owner', async () => {
  const { phone } = await member()
  await world.clock.advance(24 * 60 * MINUTE_MS)
  let sent = 0
  for (let n = 0; n < 60; n++) {
    if ((await send(phone, `198.51.100.${n + 1}`)).code === 200) sent++
    await world.clock.advance(20 * MINUTE_MS)
  }
  expect(sent).toBe(20)
  const code = await codeFor(world, phone, 'login', { address: KNOWN_ADDRESS })
  expect((await attempt(phone, code, KNOWN_ADDRESS)).code).toBe(200)
})

test('wrong tries from unknown networks do not void the code of a member', async () => {
  const { phone } = await member()
  const address = '192.0.2.77'
  const code = await codeFor(world, phone, 'login', { address })
  for (let n = 0; n < 50; n++) await attempt(phone, wrong(code), `198.51.100.${n % 10}`)
  expect((await attempt(phone, code, address)).code).toBe(200)
})

test('a code requested from an unknown network does not replace that of the member', async () => {
  const { phone } = await member()
  const code = await codeFor(world, phone, 'login', { address: KNOWN_ADDRESS })
  await send(phone, STRANGER)
  expect((await attempt(phone, code, KNOWN_ADDRESS)).code).toBe(200)
})

test('a login spends every code that was sent for it', async () => {
  const { phone } = await member()
  const code = await codeFor(world, phone, 'login', { address: KNOWN_ADDRESS })
  const other = await codeFor(world, phone, 'login', { address: STRANGER })
  expect((await attempt(phone, code, KNOWN_ADDRESS)).code).toBe(200)
  expect((await attempt(phone, other, STRANGER)).reason).toBe('account.wrong_code')
})

test('a code is still valid after a change of network', async () => {
  const { phone } = await member()
  const code = await codeFor(world, phone, 'login', { address: KNOWN_ADDRESS })
  const answer = await attempt(phone, code, '192.0.2.99')
  expect(answer.code).toBe(200)
  expect((answer.data as Auth).isNew).toBe(false)
})

test('100 networks that guess at the code of another get 20 tries', async () => {
  const { phone } = await member()
  const code = await codeFor(world, phone, 'login', { address: KNOWN_ADDRESS })
  for (let n = 0; n < 20; n++) await attempt(phone, wrong(code), `198.51.100.${n}`)
  const answers = []
  for (let n = 20; n < 100; n++) answers.push(await attempt(phone, code, `198.51.100.${n}`))
  expect(answers.filter(({ code: status }) => status === 200)).toEqual([])
})

test('near the SMS ceiling only known networks get codes; at the ceiling none does', async () => {
  const { phone } = await member()
  await world.clock.advance(24 * 60 * MINUTE_MS)
  for (let n = 0; n < 40; n++)
    expect((await sendWithWork(newPhone(), `198.51.100.${n}`)).code).toBe(200)
  const rejected = await sendWithWork(newPhone(), '198.51.100.200')
  expect(rejected.reason).toBe('account.sms_ceiling')
  expect(rejected.retryAfterMs).toBeGreaterThan(0)
  const code = await codeFor(world, phone, 'login', { address: KNOWN_ADDRESS })
  expect((await attempt(phone, code, KNOWN_ADDRESS)).code).toBe(200)
  const counted = await world.metrics.getSingleMetricAsString('accounts_sms_total')
  expect(counted).toContain('{outcome="ceiling"} 1')
  await world.clock.advance(61 * MINUTE_MS)
  expect((await sendWithWork(newPhone(), '198.51.100.200')).code).toBe(200)
})
