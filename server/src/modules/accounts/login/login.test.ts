import { getDevices, login, register } from '@saidian/shared/contracts/accounts'
import {
  type AccountsWorld,
  codeFor,
  encryptPassword,
  loggedIn,
  newPhone,
  openAccounts,
  registered,
} from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

const devicesOf = (token: string) => world.ask(getDevices, { token })

describe('becoming a member', () => {
  test('registering creates a member with a number and a session', async () => {
    const one = await registered(world, PASSWORD)
    const other = await registered(world, PASSWORD)
    expect(one).toMatchObject({ isNew: true, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(one.token).not.toBe(other.token)
    const devices = await devicesOf(one.token)
    expect(devices).toMatchObject({ code: 200, data: [{ isThis: true, region: '192.0.2.*' }] })
  })

  test('a registered phone is rejected, but only callers with its code learn that', async () => {
    const { phone } = await registered(world, PASSWORD)
    const body = { phone, code: '000000', ...encryptPassword(PASSWORD), agreed: true }
    expect((await world.ask(register, { body })).reason).toBe('account.wrong_code')
    await world.clock.advance(60_000)
    const code = await codeFor(world, phone, 'register')
    expect((await world.ask(register, { body: { ...body, code } })).reason).toBe('account.exists')
  })

  test('the first login with a code makes an unknown phone a permanent member', async () => {
    const phone = newPhone()
    const body = async () => ({
      way: 'code',
      phone,
      code: await codeFor(world, phone, 'login'),
      agreed: true,
    })
    expect((await world.ask(login, { body: await body() })).data).toMatchObject({ isNew: true })
    await world.clock.advance(60_000)
    expect((await world.ask(login, { body: await body() })).data).toMatchObject({ isNew: false })
  })

  test('two simultaneous logins with one code create one member and one session', async () => {
    const phone = newPhone()
    const body = { way: 'code', phone, code: await codeFor(world, phone, 'login'), agreed: true }
    const answers = await Promise.all([1, 2, 3].map(() => world.ask(login, { body })))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400])
  })

  test('registering without the agreements creates no member', async () => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'register')
    const body = { phone, code, ...encryptPassword(PASSWORD) }
    expect((await world.ask(register, { body })).reason).toBe('request.invalid')
    expect((await world.ask(register, { body: { ...body, agreed: false } })).reason).toBe(
      'request.invalid',
    )
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
  ])('the password %j is rejected and the code stays valid', async (weak) => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'register')
    const body = { phone, code, agreed: true }
    const rejected = await world.ask(register, { body: { ...body, ...encryptPassword(weak) } })
    expect(rejected.reason).toBe('account.weak_password')
    expect(
      (await world.ask(register, { body: { ...body, ...encryptPassword(PASSWORD) } })).code,
    ).toBe(200)
  })

  test('the own phone number is rejected as a password', async () => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'register')
    const answer = await world.ask(register, {
      body: { phone, code, ...encryptPassword(phone), agreed: true },
    })
    expect(answer.reason).toBe('account.weak_password')
  })
})

describe('logging in by password', () => {
  test('phone and number both serve as account', async () => {
    const { phone } = await registered(world, PASSWORD)
    const first = await loggedIn(world, phone, PASSWORD)
    expect(first.code).toBe(200)
    const user = await world.accounts.authenticate((first.data as { token: string }).token)
    expect((await loggedIn(world, user?.id ?? '', PASSWORD)).code).toBe(200)
  })

  test('wrong password, unknown account and member without password: one answer', async () => {
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
    const bodies = answers.map(({ code, reason, message, data }) => ({
      code,
      reason,
      message,
      data,
    }))
    expect(new Set(bodies.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(bodies[0]).toMatchObject({ code: 400, reason: 'account.wrong_login' })
  })

  test('the same characters in another width or composition are the same password', async () => {
    const { phone } = await registered(world, 'café-ABC-球-12')
    expect((await loggedIn(world, phone, 'cafe\u0301-ＡＢＣ-球-12')).code).toBe(200)
  })
})
