import { getDevices, logout, revokeDevice } from '@saidian/shared/contracts/accounts'
import { type AccountsWorld, loggedIn, openAccounts, proofFor, registered } from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const DAY_MS = 86_400_000

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

const devicesOf = (token: string) => world.ask(getDevices, { token })

describe('devices', () => {
  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ' +
    '(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

  test('are listed by their usual names, this one first', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    await world.clock.advance(5_000)
    await loggedIn(world, phone, PASSWORD, { userAgent: IPHONE, address: '2001:db8:1:2::7' })
    const { data } = await devicesOf(token)
    expect(data).toMatchObject([
      { isThis: true },
      { isThis: false, name: 'iPhone · Safari', region: '2001:db8:*' },
    ])
  })

  test('are logged out one by id, or all others without an id', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    const tokens = []
    for (let n = 0; n < 3; n++)
      tokens.push(((await loggedIn(world, phone, PASSWORD)).data as { token: string }).token)
    const list = (await devicesOf(tokens[0] ?? '')).data as { id: string; isThis: boolean }[]
    const proof = await proofFor(world, token, 'devices')
    await world.ask(revokeDevice, { token, body: { id: list[0]?.id, proof } })
    expect((await devicesOf(tokens[0] ?? '')).reason).toBe('auth.no_token')
    expect((await devicesOf(tokens[1] ?? '')).code).toBe(200)
    await world.ask(revokeDevice, { token, body: { proof } })
    expect((await devicesOf(token)).data).toHaveLength(1)
  })

  test('of other members do not exist', async () => {
    const [mine, theirs] = [await registered(world, PASSWORD), await registered(world, PASSWORD)]
    const proof = await proofFor(world, mine.token, 'devices')
    const [device] = (await devicesOf(theirs.token)).data as { id: string }[]
    for (const id of [device?.id, 'no-id', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])
      expect(
        (await world.ask(revokeDevice, { token: mine.token, body: { id, proof } })).reason,
      ).toBe('account.no_such_device')
    expect((await devicesOf(theirs.token)).code).toBe(200)
  })

  test('are at most thirty: one more logs out the one unused for longest', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    await world.clock.advance(1_000)
    const second = (await loggedIn(world, phone, PASSWORD)).data as { token: string }
    for (let n = 0; n < 29; n++) {
      await world.clock.advance(1_000)
      await loggedIn(world, phone, PASSWORD)
    }
    await world.clock.advance(5_000)
    expect((await devicesOf(token)).reason).toBe('auth.no_token')
    expect((await devicesOf(second.token)).data).toHaveLength(30)
  })

  test('a logout ends this session alone', async () => {
    const { phone, token } = await registered(world, PASSWORD)
    const other = (await loggedIn(world, phone, PASSWORD)).data as { token: string }
    expect((await world.ask(logout, { token })).code).toBe(200)
    expect((await devicesOf(token)).reason).toBe('auth.no_token')
    expect((await devicesOf(other.token)).code).toBe(200)
  })

  test('a session ends after 30 days without use and after 180 days of use', async () => {
    const { token } = await registered(world, PASSWORD)
    for (let days = 0; days < 175; days += 25) {
      expect((await devicesOf(token)).code).toBe(200)
      await world.clock.advance(25 * DAY_MS)
    }
    expect((await devicesOf(token)).code).toBe(200)
    await world.clock.advance(6 * DAY_MS)
    expect((await devicesOf(token)).reason).toBe('auth.no_token')
    const other = await registered(world, PASSWORD)
    await world.clock.advance(31 * DAY_MS)
    expect((await devicesOf(other.token)).reason).toBe('auth.no_token')
  })
})
