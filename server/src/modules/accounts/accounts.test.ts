import {
  cancelAccount,
  changePassword,
  exportAccount,
  getDevices,
  getPasswordIv,
  keepAccount,
  login,
  logout,
  register,
  resetPassword,
  revokeDevice,
  sendCode,
} from '@saidian/shared/contracts'
import { type AccountsWorld, codeFor, loggedIn, newPhone, openAccounts, registered, seal } from './testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const NEXT = 'wan-shang-kan-qiu-9'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

const devicesOf = (token: string) => world.ask(getDevices, { token })

describe('becoming a member', () => {
  test('registering makes a member who is logged in and has a number of their own', async () => {
    const one = await registered(world, PASSWORD)
    const other = await registered(world, PASSWORD)
    expect(one).toMatchObject({ isNew: true, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(one.token).not.toBe(other.token)
    const devices = await devicesOf(one.token)
    expect(devices).toMatchObject({ code: 200, data: [{ isThis: true, region: '192.0.2.*' }] })
  })

  test('a phone that is a member already is refused, but only to who has its code', async () => {
    const { phone } = await registered(world, PASSWORD)
    const body = { phone, code: '000000', ...seal(PASSWORD), agreed: true }
    expect((await world.ask(register, { body })).reason).toBe('account.wrong_code')
    world.clock.advance(60_000)
    const code = await codeFor(world, phone, 'register')
    expect((await world.ask(register, { body: { ...body, code } })).reason).toBe('account.exists')
  })

  test('an unknown phone becomes a member by its first login with a code, and is the same one later', async () => {
    const phone = newPhone()
    const body = async () => ({
      way: 'code',
      phone,
      code: await codeFor(world, phone, 'login'),
      agreed: true,
    })
    expect((await world.ask(login, { body: await body() })).data).toMatchObject({ isNew: true })
    world.clock.advance(60_000)
    expect((await world.ask(login, { body: await body() })).data).toMatchObject({ isNew: false })
  })

  test('two logins with the same code at once make one member and one login', async () => {
    const phone = newPhone()
    const body = { way: 'code', phone, code: await codeFor(world, phone, 'login'), agreed: true }
    const answers = await Promise.all([1, 2, 3].map(() => world.ask(login, { body })))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400])
  })

  test('without the agreements nobody becomes a member', async () => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'register')
    const body = { phone, code, ...seal(PASSWORD) }
    expect((await world.ask(register, { body })).reason).toBe('request.invalid')
    expect((await world.ask(register, { body: { ...body, agreed: false } })).reason).toBe('request.invalid')
  })

  test.each([
    '1234567',
    '12345678',
    'woaini1314',
    'Password1!',
    '19900101',
    'zuqiu123',
    'a'.repeat(65),
    '\u0000'.repeat(9),
  ])('the password %j is refused and the code still serves', async (weak) => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'register')
    const body = { phone, code, agreed: true }
    const refused = await world.ask(register, { body: { ...body, ...seal(weak) } })
    expect(refused.reason).toBe('account.weak_password')
    expect((await world.ask(register, { body: { ...body, ...seal(PASSWORD) } })).code).toBe(200)
  })

  test('the own phone number is no password', async () => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'register')
    const answer = await world.ask(register, { body: { phone, code, ...seal(phone), agreed: true } })
    expect(answer.reason).toBe('account.weak_password')
  })
})

describe('logging in by password', () => {
  test('phone and number both serve as account', async () => {
    const { phone } = await registered(world, PASSWORD)
    const first = await loggedIn(world, phone, PASSWORD)
    expect(first.code).toBe(200)
    const exported = await world.ask(exportAccount, { token: (first.data as { token: string }).token })
    const { account } = exported.data as { account: { id: string } }
    expect((await loggedIn(world, account.id, PASSWORD)).code).toBe(200)
  })

  test('a wrong password, an unknown account and a member without a password are told the same', async () => {
    const { phone } = await registered(world, PASSWORD)
    const byCode = newPhone()
    const code = await codeFor(world, byCode, 'login')
    await world.ask(login, { body: { way: 'code', phone: byCode, code, agreed: true } })
    const answers = [
      await loggedIn(world, phone, 'wrong password'),
      await loggedIn(world, newPhone(), PASSWORD),
      await loggedIn(world, byCode, ''),
      await loggedIn(world, '99999', PASSWORD),
    ]
    const told = answers.map(({ code, reason, message, data }) => ({ code, reason, message, data }))
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(told[0]).toMatchObject({ code: 400, reason: 'account.wrong_login' })
  })

  test('the same characters in another width or composition are the same password', async () => {
    const { phone } = await registered(world, 'café-ABC-球-12')
    expect((await loggedIn(world, phone, 'cafe\u0301-ＡＢＣ-球-12')).code).toBe(200)
  })
})

describe('a password on its way', () => {
  test('a vector serves for one password', async () => {
    const { phone } = await registered(world, PASSWORD)
    const { data: iv } = await world.ask(getPasswordIv)
    expect(iv).toMatch(/^[0-9a-f]{32}$/)
    const body = { way: 'password', account: phone, ...seal(PASSWORD, iv as string) }
    expect((await world.ask(login, { body })).code).toBe(200)
    expect((await world.ask(login, { body })).reason).toBe('account.wrong_login')
  })

  test('a vector serves for a minute', async () => {
    const { phone } = await registered(world, PASSWORD)
    const { data: iv } = await world.ask(getPasswordIv)
    world.clock.advance(61_000)
    const body = { way: 'password', account: phone, ...seal(PASSWORD, iv as string) }
    expect((await world.ask(login, { body })).reason).toBe('account.wrong_login')
  })

  test('whatever is wrong with the envelope is told as a wrong password', async () => {
    const { phone } = await registered(world, PASSWORD)
    const whole = Buffer.from(seal(PASSWORD).password, 'base64')
    const flipped = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte)))
    const broken = {
      'padding broken': flipped(whole.length - 17),
      'text broken': flipped(0),
      'half a block': whole.subarray(0, 20),
      'one block': whole.subarray(0, 16),
      'no text at all': Buffer.alloc(32),
    }
    for (const [index, bytes] of Object.values(broken).entries()) {
      const body = { way: 'password', account: phone, password: bytes.toString('base64') }
      const answer = await world.ask(login, { body, address: `192.0.2.${50 + index}` })
      expect(answer).toMatchObject({ code: 400, reason: 'account.wrong_login', data: null })
    }
  })
})

describe('passwords', () => {
  test('a reset needs the code, sets the new one and logs every device out', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    const code = await codeFor(world, phone, 'reset', { address: '192.0.2.9' }).catch(() => {
      world.clock.advance(60_000)
      return codeFor(world, phone, 'reset')
    })
    const body = { phone, code, ...seal(NEXT) }
    expect((await world.ask(resetPassword, { body })).code).toBe(200)
    expect((await devicesOf(token)).reason).toBe('auth.no_token')
    expect((await loggedIn(world, phone, PASSWORD)).reason).toBe('account.wrong_login')
    expect((await loggedIn(world, phone, NEXT)).code).toBe(200)
    expect((await world.ask(resetPassword, { body })).reason).toBe('account.wrong_code')
  })

  test('a reset tells that there is no account only to who holds the phone', async () => {
    const phone = newPhone()
    const wrong = { phone, code: '000000', ...seal(NEXT) }
    expect((await world.ask(resetPassword, { body: wrong })).reason).toBe('account.wrong_code')
    const code = await codeFor(world, phone, 'reset')
    expect((await world.ask(resetPassword, { body: { ...wrong, code } })).reason).toBe(
      'account.no_such_account',
    )
  })

  test('a change needs the old one, keeps this device and logs the others out', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    const other = (await loggedIn(world, phone, PASSWORD)).data as { token: string }
    const change = (old: string) =>
      world.ask(changePassword, { token, body: { old: seal(old), next: seal(NEXT) } })
    expect((await change('not the old one')).reason).toBe('account.wrong_password')
    expect((await change(PASSWORD)).code).toBe(200)
    expect((await devicesOf(token)).code).toBe(200)
    expect((await devicesOf(other.token)).reason).toBe('auth.no_token')
    expect((await loggedIn(world, phone, NEXT)).code).toBe(200)
  })

  test('who logs in by code sets the first password without an old one, and only the first', async () => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'login')
    const { data } = await world.ask(login, { body: { way: 'code', phone, code, agreed: true } })
    const { token } = data as { token: string }
    const set = () => world.ask(changePassword, { token, body: { next: seal(NEXT) } })
    expect((await set()).code).toBe(200)
    expect((await loggedIn(world, phone, NEXT)).code).toBe(200)
    expect((await set()).reason).toBe('account.wrong_password')
  })

  test('guessing the old one with a stolen token comes to a halt', async () => {
    const { token } = await registered(world, PASSWORD)
    const guess = () =>
      world.ask(changePassword, { token, body: { old: seal('a guess of mine'), next: seal(NEXT) } })
    const reasons = []
    for (let tries = 0; tries < 8; tries++) reasons.push((await guess()).reason)
    expect(reasons.slice(5)).toEqual(Array(3).fill('account.too_many_tries'))
  })
})

describe('devices', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

  test('are listed with this one first, as people call them', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    world.clock.advance(5_000)
    await loggedIn(world, phone, PASSWORD, { userAgent: IPHONE, address: '2001:db8:1:2::7' })
    const { data } = await devicesOf(token)
    expect(data).toMatchObject([
      { isThis: true },
      { isThis: false, name: 'iPhone · Safari', region: '2001:db8:*' },
    ])
  })

  test('one is logged out by its id, all others without one', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    const tokens = []
    for (let n = 0; n < 3; n++)
      tokens.push(((await loggedIn(world, phone, PASSWORD)).data as { token: string }).token)
    const list = (await devicesOf(tokens[0] ?? '')).data as { id: string; isThis: boolean }[]
    await world.ask(revokeDevice, { token, body: { id: list[0]?.id } })
    expect((await devicesOf(tokens[0] ?? '')).reason).toBe('auth.no_token')
    expect((await devicesOf(tokens[1] ?? '')).code).toBe(200)
    await world.ask(revokeDevice, { token, body: {} })
    expect((await devicesOf(token)).data).toHaveLength(1)
  })

  test('of somebody else do not exist', async () => {
    const [mine, theirs] = [await registered(world, PASSWORD), await registered(world, PASSWORD)]
    const [device] = (await devicesOf(theirs.token)).data as { id: string }[]
    for (const id of [device?.id, 'no-id', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])
      expect((await world.ask(revokeDevice, { token: mine.token, body: { id } })).reason).toBe(
        'account.no_such_device',
      )
    expect((await devicesOf(theirs.token)).code).toBe(200)
  })

  test('logging out ends this login alone', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    const other = (await loggedIn(world, phone, PASSWORD)).data as { token: string }
    expect((await world.ask(logout, { token })).code).toBe(200)
    expect((await devicesOf(token)).reason).toBe('auth.no_token')
    expect((await devicesOf(other.token)).code).toBe(200)
  })

  test('a login ends after 30 days without use and after 180 days of use', async () => {
    const { token } = await registered(world, PASSWORD)
    for (let days = 0; days < 175; days += 25) {
      expect((await devicesOf(token)).code).toBe(200)
      world.clock.advance(25 * DAY_MS)
    }
    expect((await devicesOf(token)).code).toBe(200)
    world.clock.advance(6 * DAY_MS)
    expect((await devicesOf(token)).reason).toBe('auth.no_token')
    const other = await registered(world, PASSWORD)
    world.clock.advance(31 * DAY_MS)
    expect((await devicesOf(other.token)).reason).toBe('auth.no_token')
  })
})

describe('codes', () => {
  test('come a minute apart, five an hour and ten a day to one phone', async () => {
    const phone = newPhone()
    let address = 0
    const send = () =>
      world.ask(sendCode, { body: { phone, purpose: 'login' }, address: `198.51.100.${++address}` })
    expect(await send()).toMatchObject({ code: 200, data: { retryAfterMs: 60_000, expiresInMs: 300_000 } })
    const soon = await send()
    expect(soon.reason).toBe('account.code_too_soon')
    expect(soon.retryAfterMs).toBeGreaterThan(50_000)
    const sentIn = async (minutes: number) => {
      let sent = 0
      for (let minute = 0; minute < minutes; minute++) {
        world.clock.advance(60_000)
        if ((await send()).code === 200) sent++
      }
      return sent
    }
    expect(await sentIn(40)).toBe(4)
    world.clock.advance(20 * 60_000)
    expect(await sentIn(40)).toBe(5)
    world.clock.advance(20 * 60_000)
    expect(await sentIn(10)).toBe(0)
  })

  test('are the same to ask for, whether or not the phone is a member', async () => {
    const { phone } = await registered(world, PASSWORD)
    world.clock.advance(60_000)
    const shape = async (to: string, purpose: string) => {
      const { code, data, message } = await world.ask(sendCode, { body: { phone: to, purpose } })
      return { code, message, keys: Object.keys(data as object) }
    }
    for (const purpose of ['login', 'register', 'reset', 'cancel']) {
      expect(await shape(newPhone(), purpose)).toEqual(await shape(phone, purpose))
      world.clock.advance(60_000)
    }
  })

  test('serve once, for one purpose, for five minutes and five tries', async () => {
    const phone = newPhone()
    const attempt = (code: string) => world.ask(login, { body: { way: 'code', phone, code, agreed: true } })
    const other = await codeFor(world, phone, 'register')
    expect((await attempt(other)).reason).toBe('account.wrong_code')
    world.clock.advance(60_000)
    const late = await codeFor(world, phone, 'login')
    world.clock.advance(301_000)
    expect((await attempt(late)).reason).toBe('account.wrong_code')
    const guessed = await codeFor(world, phone, 'login')
    const wrong = guessed === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++) await attempt(wrong)
    expect((await attempt(guessed)).reason).toBe('account.wrong_code')
    world.clock.advance(60_000)
    const right = await codeFor(world, phone, 'login')
    for (let tries = 0; tries < 4; tries++) await attempt(wrong)
    expect((await attempt(right)).code).toBe(200)
    expect((await attempt(right)).reason).toBe('account.wrong_code')
  })
})

describe('leaving', () => {
  test('needs a code, can be taken back, and is over after 15 days', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    expect((await world.ask(keepAccount, { token })).reason).toBe('account.not_leaving')
    expect((await world.ask(cancelAccount, { token, body: { code: '000000' } })).reason).toBe(
      'account.wrong_code',
    )
    world.clock.advance(60_000)
    const code = await codeFor(world, phone, 'cancel')
    const deletingAt = Math.floor((world.clock.now() + 15 * DAY_MS) / 1000)
    expect((await world.ask(cancelAccount, { token, body: { code } })).data).toEqual({ deletingAt })
    expect((await world.ask(keepAccount, { token })).code).toBe(200)
    expect((await world.ask(keepAccount, { token })).reason).toBe('account.not_leaving')
  })
})

test('the export tells everything about the account but never what opens it', async () => {
  const { phone, token } = await registered(world, PASSWORD)
  const { data } = await world.ask(exportAccount, { token })
  expect(data).toMatchObject({ account: { phone, hasPassword: true, devices: [{ region: '192.0.2.*' }] } })
  expect(JSON.stringify(data)).not.toContain('argon2')
  expect(JSON.stringify(data)).not.toContain(token)
})
