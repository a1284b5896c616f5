import {
  changePassword,
  getDevices,
  getPasswordIv,
  login,
  resetPassword,
} from '@saidian/shared/contracts/accounts'
import {
  type AccountsWorld,
  codeFor,
  encryptPassword,
  loggedIn,
  newPhone,
  openAccounts,
  proofFor,
  registered,
} from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const NEXT = 'wan-shang-kan-qiu-9'

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

const devicesOf = (token: string) => world.ask(getDevices, { token })

describe('encrypted passwords', () => {
  test('a vector is valid for one password', async () => {
    const { phone } = await registered(world, PASSWORD)
    const { data: iv } = await world.ask(getPasswordIv)
    expect(iv).toMatch(/^[0-9a-f]{32}$/)
    const body = { way: 'password', account: phone, ...encryptPassword(PASSWORD, iv as string) }
    expect((await world.ask(login, { body })).code).toBe(200)
    expect((await world.ask(login, { body })).reason).toBe('account.wrong_login')
  })

  test('of ten logins with one vector at once one succeeds', async () => {
    const { phone } = await registered(world, PASSWORD)
    const { data: iv } = await world.ask(getPasswordIv)
    const body = { way: 'password', account: phone, ...encryptPassword(PASSWORD, iv as string) }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => world.ask(login, { body, address: `198.51.100.${n}` })),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  test.each([
    [50_000, undefined],
    [61_000, 'account.wrong_login'],
  ])('a vector is valid for a minute: %d ms', async (ageMs, reason) => {
    const { phone } = await registered(world, PASSWORD)
    const { data: iv } = await world.ask(getPasswordIv)
    await world.clock.advance(ageMs)
    const body = { way: 'password', account: phone, ...encryptPassword(PASSWORD, iv as string) }
    expect((await world.ask(login, { body })).reason).toBe(reason)
  })

  test('every invalid ciphertext is answered as a wrong password', async () => {
    const { phone } = await registered(world, PASSWORD)
    const whole = Buffer.from(encryptPassword(PASSWORD).password, 'base64')
    const flipped = (at: number) =>
      Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte)))
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
  test('a reset needs the code, sets the new password and ends every session', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    await world.clock.advance(60_000)
    const code = await codeFor(world, phone, 'reset')
    const body = { phone, code, ...encryptPassword(NEXT) }
    expect((await world.ask(resetPassword, { body })).code).toBe(200)
    expect((await devicesOf(token)).reason).toBe('auth.no_token')
    expect((await loggedIn(world, phone, PASSWORD)).reason).toBe('account.wrong_login')
    expect((await loggedIn(world, phone, NEXT)).code).toBe(200)
    expect((await world.ask(resetPassword, { body })).reason).toBe('account.wrong_code')
  })

  test('a reset reveals a missing account only to the owner of the phone', async () => {
    const phone = newPhone()
    const wrong = { phone, code: '000000', ...encryptPassword(NEXT) }
    expect((await world.ask(resetPassword, { body: wrong })).reason).toBe('account.wrong_code')
    const code = await codeFor(world, phone, 'reset')
    expect((await world.ask(resetPassword, { body: { ...wrong, code } })).reason).toBe(
      'account.no_such_account',
    )
  })

  test('a change needs the old password, keeps this session and ends the others', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    const other = (await loggedIn(world, phone, PASSWORD)).data as { token: string }
    const change = (old: string) =>
      world.ask(changePassword, {
        token,
        body: { old: encryptPassword(old), next: encryptPassword(NEXT) },
      })
    expect((await change('not the old one')).reason).toBe('account.wrong_password')
    expect((await change(PASSWORD)).code).toBe(200)
    expect((await devicesOf(token)).code).toBe(200)
    expect((await devicesOf(other.token)).reason).toBe('auth.no_token')
    expect((await loggedIn(world, phone, NEXT)).code).toBe(200)
  })

  test('a member without password sets the first one by a proof, and only the first', async () => {
    const phone = newPhone()
    const code = await codeFor(world, phone, 'login')
    const { data } = await world.ask(login, { body: { way: 'code', phone, code, agreed: true } })
    const { token } = data as { token: string }
    const set = (proof?: string) =>
      world.ask(changePassword, { token, body: { next: encryptPassword(NEXT), proof } })
    expect((await set()).reason).toBe('account.step_up_needed')
    expect((await set(await proofFor(world, token, 'export'))).reason).toBe(
      'account.step_up_needed',
    )
    expect((await set(await proofFor(world, token, 'password'))).code).toBe(200)
    expect((await loggedIn(world, phone, NEXT)).code).toBe(200)
    expect((await set()).reason).toBe('account.wrong_password')
  })

  test('guessing the old password with a stolen token is limited', async () => {
    const { token } = await registered(world, PASSWORD)
    const guess = () =>
      world.ask(changePassword, {
        token,
        body: { old: encryptPassword('a guess of mine'), next: encryptPassword(NEXT) },
      })
    const reasons = []
    for (let tries = 0; tries < 8; tries++) reasons.push((await guess()).reason)
    expect(reasons.slice(5)).toEqual(Array(3).fill('account.too_many_tries'))
  })
})
