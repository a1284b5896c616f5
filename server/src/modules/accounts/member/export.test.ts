import { exportAccount } from '@saidian/shared/contracts/accounts'
import { type AccountsWorld, openAccounts, proofFor, registered } from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

test('the export contains everything about the account except its secrets', async () => {
  const { phone, token } = await registered(world, PASSWORD)
  const { data } = await world.ask(exportAccount, {
    token,
    body: { proof: await proofFor(world, token, 'export') },
  })
  expect(data).toMatchObject({
    account: { phone, hasPassword: true, devices: [{ region: '192.0.2.*' }] },
  })
  expect(JSON.stringify(data)).not.toContain('argon2')
  expect(JSON.stringify(data)).not.toContain(token)
})
