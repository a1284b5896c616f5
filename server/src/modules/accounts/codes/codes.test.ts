import { login, sendCode } from '@saidian/shared/contracts/accounts'
import { type AccountsWorld, codeFor, newPhone, openAccounts, registered } from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

describe('SMS codes', () => {
  test('are sent once a minute, five an hour and ten a day to one phone and network', async () => {
    const phone = newPhone()
    const send = () => world.ask(sendCode, { body: { phone, purpose: 'login' } })
    expect(await send()).toMatchObject({
      code: 200,
      data: { retryAfterMs: 60_000, expiresInMs: 300_000 },
    })
    const soon = await send()
    expect(soon.reason).toBe('account.code_too_soon')
    expect(soon.retryAfterMs).toBeGreaterThan(50_000)
    const sentIn = async (minutes: number) => {
      let sent = 0
      for (let minute = 0; minute < minutes; minute++) {
        await world.clock.advance(60_000)
        if ((await send()).code === 200) sent++
      }
      return sent
    }
    expect(await sentIn(40)).toBe(4)
    await world.clock.advance(20 * 60_000)
    expect(await sentIn(40)).toBe(5)
    await world.clock.advance(20 * 60_000)
    expect(await sentIn(10)).toBe(0)
  })

  test('get the same answer for members and other phones', async () => {
    const { phone } = await registered(world, PASSWORD)
    await world.clock.advance(60_000)
    const shape = async (to: string, purpose: string) => {
      const { code, data, message } = await world.ask(sendCode, { body: { phone: to, purpose } })
      return { code, message, keys: Object.keys(data as object) }
    }
    for (const purpose of ['login', 'register', 'reset']) {
      expect(await shape(newPhone(), purpose)).toEqual(await shape(phone, purpose))
      await world.clock.advance(60_000)
    }
  })

  test('are valid once, for one purpose, for five minutes and five tries', async () => {
    const phone = newPhone()
    const attempt = (code: string) =>
      world.ask(login, { body: { way: 'code', phone, code, agreed: true } })
    const other = await codeFor(world, phone, 'register')
    expect((await attempt(other)).reason).toBe('account.wrong_code')
    await world.clock.advance(60_000)
    const late = await codeFor(world, phone, 'login')
    await world.clock.advance(301_000)
    expect((await attempt(late)).reason).toBe('account.wrong_code')
    const guessed = await codeFor(world, phone, 'login')
    const wrong = guessed === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++) await attempt(wrong)
    expect((await attempt(guessed)).reason).toBe('account.wrong_code')
    await world.clock.advance(60_000)
    const right = await codeFor(world, phone, 'login')
    for (let tries = 0; tries < 4; tries++) await attempt(wrong)
    expect((await attempt(right)).code).toBe(200)
    expect((await attempt(right)).reason).toBe('account.wrong_code')
  })
})
