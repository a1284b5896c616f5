import { cancelAccount, exportAccount, keepAccount } from '@saidian/shared/contracts'
import { type AccountsWorld, codeFor, openAccounts, registered } from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const DAY_MS = 86_400_000

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

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
