import {
  type Auth,
  getPasswordIv,
  login,
  resetPassword,
  sendCode,
} from '@saidian/shared/contracts/accounts'
import { sql } from 'kysely'
import {
  type AccountsWorld,
  askWithWork,
  codeFor,
  encryptPassword,
  loggedIn,
  newPhone,
  openAccounts,
  registered,
} from './testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const KNOWN_ADDRESS = '203.0.113.7'
const SECOND_MS = 1_000

/** By default as many tries as show the limit; with LONG_TESTS those of a real attack. */
const IS_LONG = Boolean(process.env.LONG_TESTS)
const OF_ONE_ADDRESS = IS_LONG ? 1_000 : 150
const ABOVE_LIMIT = IS_LONG ? 400 : 220
const ADDRESSES = IS_LONG ? 200 : 80
const ACCOUNTS = IS_LONG ? 200 : 100
/** Between two guesses of half an hour. */
const PAUSE_S = IS_LONG ? 5 : 20

let world: AccountsWorld
beforeEach(async () => {
  world = await openAccounts()
})
afterEach(() => world.close())

const member = () => registered(world, PASSWORD, newPhone(), { address: KNOWN_ADDRESS })
const guess = async (account: string, address: string) =>
  (await loggedIn(world, account, 'not the password', { address })).reason ?? 'in'

/** Runs the guesses in batches of the queue length of one network. */
async function guesses(accounts: string[], addressOf: (n: number) => string): Promise<string[]> {
  const reasons: string[] = []
  for (let from = 0; from < accounts.length; from += 50) {
    const wave = accounts.slice(from, from + 50)
    reasons.push(
      ...(await Promise.all(wave.map((account, n) => guess(account, addressOf(from + n))))),
    )
  }
  return reasons
}

/** Each try above the limit doubles the wait: a minute is longer than any pause of a machine. */
async function lengthenWait(tryOnce: (seconds: number) => Promise<string>): Promise<void> {
  for (let seconds = 1; seconds <= 32; seconds *= 2) {
    await world.clock.advance(seconds * SECOND_MS)
    await tryOnce(seconds)
  }
}

/** Expects `free` tries, plus only those whose growing wait (1 s, 2 s, 4 s …) ended meanwhile. */
function expectTries(count: number, free: number, startedAt: number): void {
  const passedSeconds = (performance.now() - startedAt) / SECOND_MS
  expect(count).toBeGreaterThanOrEqual(free)
  expect(count).toBeLessThanOrEqual(free + Math.log2(1 + passedSeconds))
}

/** Expects that the server verified the password of `free` guesses. */
function expectLookedAt(reasons: string[], free: number, startedAt: number): void {
  expect(new Set(reasons)).toEqual(new Set(['account.wrong_login', 'account.too_many_tries']))
  const count = reasons.filter((reason) => reason === 'account.wrong_login').length
  expectTries(count, free, startedAt)
}

test(`5 of ${OF_ONE_ADDRESS} wrong passwords are verified; the member logs in`, async () => {
  const { phone } = await member()
  const startedAt = performance.now()
  const reasons = await guesses(Array<string>(OF_ONE_ADDRESS).fill(phone), () => '198.51.100.1')
  expectLookedAt(reasons, 5, startedAt)
  expect((await loggedIn(world, phone, PASSWORD, { address: KNOWN_ADDRESS })).code).toBe(200)
  const counted = await world.metrics.getSingleMetricAsString('accounts_calls_total')
  const exceeded = reasons.filter((reason) => reason === 'account.too_many_tries').length
  expect(counted).toContain(
    `{call="login by password",outcome="account.too_many_tries"} ${exceeded}`,
  )
  expect(counted).toContain('{call="login by password",outcome="ok"} 1')
})

test('all spellings of an account share its five tries', async () => {
  const { phone } = await member()
  const wide = phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  const spellings = [
    phone,
    `0${phone}`,
    `000${phone}`,
    `+86 ${phone}`,
    `0086${phone}`,
    wide,
    ` ${phone}`,
  ]
  const startedAt = performance.now()
  const tries = Array.from({ length: 35 }, (_, n) => spellings[n % spellings.length] ?? '')
  expectLookedAt(await guesses(tries, () => '198.51.100.1'), 5, startedAt)
  expect((await loggedIn(world, `+86 ${wide}`, PASSWORD, { address: KNOWN_ADDRESS })).code).toBe(
    200,
  )
})

test('tries with an account number do not reveal the phone of the account', async () => {
  const { phone } = await member()
  const { id } = await sql<{ id: string }>`SELECT id::text FROM accounts WHERE phone = ${phone}`
    .execute(world.db)
    .then(({ rows }) => rows[0] ?? { id: '' })
  const address = '198.51.100.1'
  const startedAt = performance.now()
  expectLookedAt(await guesses(Array<string>(20).fill(phone), () => address), 5, startedAt)
  expect(await guess(id, address)).toBe('account.wrong_login')
  expect(await guess('100000999', address)).toBe('account.wrong_login')
})

test('above the limit the answer does not reveal who has logged in from there before', async () => {
  const shared = '198.51.100.1'
  const { phone } = await registered(world, PASSWORD, newPhone(), { address: shared })
  const startedAt = performance.now()
  expectLookedAt(await guesses(Array.from({ length: 70 }, newPhone), () => shared), 50, startedAt)
  const [known, unknown] = [
    await loggedIn(world, phone, 'not the password', { address: shared }),
    await loggedIn(world, newPhone(), 'not the password', { address: shared }),
  ]
  const bodyOf = ({ code, reason, message, data }: typeof known) => ({
    code,
    reason,
    message,
    data,
  })
  expect(known.reason).toBe('account.too_many_tries')
  expect(bodyOf(unknown)).toEqual(bodyOf(known))
  expect((await loggedIn(world, phone, PASSWORD, { address: shared })).code).toBe(200)
})

test(`of ${ABOVE_LIMIT} tries of one address at most 100 are verified`, async () => {
  const shared = '198.51.100.1'
  const startedAt = performance.now()
  await guesses(Array.from({ length: ABOVE_LIMIT }, newPhone), () => shared)
  const { rows } = await sql<{ count: number }>`SELECT count FROM rate_limits
    WHERE key = ${`login/home/${shared}`}`.execute(world.db)
  expectTries(rows[0]?.count ?? 0, 100, startedAt)
})

test('after a reset the member logs in at once from the same address', async () => {
  const { phone } = await member()
  for (let n = 0; n < 7; n++) await guess(phone, KNOWN_ADDRESS)
  await world.clock.advance(61 * SECOND_MS)
  const code = await codeFor(world, phone, 'reset', { address: KNOWN_ADDRESS })
  for (let n = 0; n < 7; n++) await guess(phone, KNOWN_ADDRESS)
  const next = 'wan-shang-kan-qiu-9'
  expect(
    (
      await world.ask(resetPassword, {
        address: KNOWN_ADDRESS,
        body: { phone, code, ...encryptPassword(next) },
      })
    ).code,
  ).toBe(200)
  expect((await loggedIn(world, phone, next, { address: KNOWN_ADDRESS })).code).toBe(200)
})

test('guesses for half an hour are slowed down to one try in 15 minutes', async () => {
  const { phone } = await member()
  const startedAt = performance.now()
  const reasons: string[] = []
  for (let second = 0; second < 1_800; second += PAUSE_S) {
    reasons.push(await guess(phone, '198.51.100.1'))
    await world.clock.advance(PAUSE_S * SECOND_MS)
  }
  const simulatedMs = performance.now() - startedAt + 1_800 * SECOND_MS
  expect(reasons.filter((reason) => reason === 'account.wrong_login').length).toBeLessThanOrEqual(
    5 + Math.log2(simulatedMs / SECOND_MS) + 1,
  )
})

test(`20 of ${ADDRESSES} addresses on one account are verified; the member gets in`, async () => {
  const { phone } = await member()
  const addresses = Array.from({ length: ADDRESSES }, (_, n) => `198.51.100.${n}`)
  const startedAt = performance.now()
  const reasons = await Promise.all(addresses.map((address) => guess(phone, address)))
  expectLookedAt(reasons, 20, startedAt)
  await lengthenWait((seconds) => guess(phone, `192.0.2.${seconds}`))
  const elsewhere = { address: '192.0.2.200' }
  expect((await loggedIn(world, phone, PASSWORD, elsewhere)).reason).toBe('account.too_many_tries')
  expect((await loggedIn(world, phone, PASSWORD, { address: KNOWN_ADDRESS })).code).toBe(200)
  await world.clock.advance(60 * SECOND_MS)
  const code = await codeFor(world, phone, 'login', elsewhere)
  const byCode = { way: 'code', phone, code, agreed: true }
  expect((await world.ask(login, { ...elsewhere, body: byCode })).code).toBe(200)
  // This login makes the address known for the member.
  expect((await loggedIn(world, phone, PASSWORD, elsewhere)).code).toBe(200)
})

test('an IPv6 household counts as one address', async () => {
  const { phone } = await member()
  const addresses = Array.from({ length: 50 }, (_, n) => `2001:db8:0:7::${n.toString(16)}`)
  const startedAt = performance.now()
  const reasons = await guesses(Array<string>(50).fill(phone), (n) => addresses[n] ?? '')
  expectLookedAt(reasons, 5, startedAt)
  expect(await guess(phone, '2001:db8:0:8::1')).toBe('account.wrong_login')
})

test(`50 of ${ACCOUNTS} accounts of an address are verified; others are not delayed`, async () => {
  const { phone } = await member()
  const accounts = Array.from({ length: ACCOUNTS }, () => newPhone())
  const startedAt = performance.now()
  const reasons = await guesses(accounts, () => '198.51.100.1')
  expectLookedAt(reasons, 50, startedAt)
  await lengthenWait(() => guess(newPhone(), '198.51.100.1'))
  expect((await loggedIn(world, phone, PASSWORD, { address: '198.51.100.2' })).code).toBe(200)
  expect((await loggedIn(world, phone, PASSWORD, { address: KNOWN_ADDRESS })).code).toBe(200)
  expect((await loggedIn(world, phone, PASSWORD, { address: '198.51.100.1' })).reason).toBe(
    'account.too_many_tries',
  )
})

test('a right password costs no try: many members behind one address all log in', async () => {
  const { phone } = await member()
  for (let n = 0; n < 60; n++)
    expect((await loggedIn(world, phone, PASSWORD, { address: '198.51.100.1' })).code).toBe(200)
})

test('a code allows five tries, and a network with guesses at many is slowed down', async () => {
  const phone = newPhone()
  await codeFor(world, phone, 'login', { address: KNOWN_ADDRESS })
  const attempt = async (of: string, n: number) => {
    const code = String(n).padStart(6, '0')
    const body = { way: 'code', phone: of, code, agreed: true }
    return (await world.ask(login, { body, address: '198.51.100.1' })).reason
  }
  const startedAt = performance.now()
  const reasons = []
  for (let n = 0; n < 150; n++) reasons.push(await attempt(n % 2 ? phone : newPhone(), n))
  expectTries(reasons.filter((reason) => reason === 'account.wrong_code').length, 100, startedAt)
  expect(new Set(reasons.slice(100))).toContain('account.too_many_tries')
})

test('one address may request 200 codes an hour, with work, and 240 vectors a minute', async () => {
  const address = '198.51.100.1'
  const send = () =>
    askWithWork(world, sendCode, { body: { phone: newPhone(), purpose: 'login' }, address })
  expect((await send()).code).toBe(200)
  await sql`UPDATE rate_limits SET count = 180
    WHERE key = ${`code/network/${address}`}`.execute(world.db)
  const sent = await Promise.all(Array.from({ length: 40 }, send))
  expect(sent.filter(({ code }) => code === 200)).toHaveLength(20)
  expect(sent.filter(({ reason }) => reason === 'account.code_too_soon')).toHaveLength(20)
  const asked = await Promise.all(
    Array.from({ length: 260 }, () => world.ask(getPasswordIv, { address })),
  )
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(240)
  await world.clock.advance(61 * SECOND_MS)
  expect((await world.ask(getPasswordIv, { address })).code).toBe(200)
})

test('a clock that jumps an hour either way locks no member out', async () => {
  const { phone, token } = await member()
  for (const jumpMs of [-3_600_000, 3_600_000, 3_600_000, -3_600_000]) {
    world.clock.skew(jumpMs)
    const answer = await loggedIn(world, phone, PASSWORD, { address: '198.51.100.1' })
    expect(answer.code).toBe(200)
    const { token: fresh } = answer.data as Auth
    expect(await world.accounts.authenticate(fresh)).not.toBeNull()
    expect(await world.accounts.authenticate(token)).not.toBeNull()
    const code = await codeFor(world, newPhone(), 'login')
    expect(code).toMatch(/^\d{6}$/)
  }
})
