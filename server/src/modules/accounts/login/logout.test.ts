import { getDevices, logout } from '@saidian/shared/contracts/accounts'
import { type AccountsWorld, makeMember, openAccounts } from '../testing'

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

const call = (url: string, token: string) =>
  world.app.inject({ url, headers: { accesstoken: token } })

test("a logout clears the browser's cache and leaves the settings of the device", async () => {
  const { token } = await makeMember(world.db)
  expect((await call(getDevices.path, token)).headers['clear-site-data']).toBeUndefined()
  const answer = await call(logout.path, token)
  expect(answer.json()).toMatchObject({ code: 200 })
  expect(answer.headers).toMatchObject({
    'clear-site-data': '"cache"',
    'cache-control': 'no-store',
  })
})

test('asking for the head of a logout ends no session', async () => {
  const { token } = await makeMember(world.db)
  const headers = { accesstoken: token }
  await world.app.inject({ method: 'HEAD', url: logout.path, headers })
  expect((await call(getDevices.path, token)).json()).toMatchObject({ code: 200 })
})

test('a logout that ends no session clears nothing', async () => {
  const { token } = await makeMember(world.db)
  await call(logout.path, token)
  for (const ended of [token, '', 'forged']) {
    const answer = await call(logout.path, ended)
    expect(answer.json()).toMatchObject({ reason: 'auth.no_token' })
    expect(answer.headers['clear-site-data']).toBeUndefined()
  }
})
