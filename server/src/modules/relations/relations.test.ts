import { sql } from 'kysely'
import { callRoute, type Route, readRoutes, routeNamed, type Sent } from '../../testing/every-route'
import { becomeMember, type Login } from '../../testing/log-in'
import { openWholeApp, type WholeApp } from '../../testing/whole-app'

/** Blocking through the whole product, since every list of it must know. */
let whole: WholeApp
let routes: Route[]
let [blocker, blocked, other] = [] as unknown as [Login, Login, Login]

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = await readRoutes(whole)
})
afterAll(() => whole.close())

beforeEach(async () => {
  await sql`DELETE FROM rate_limits`.execute(whole.db)
  const member = () => becomeMember(whole, routes)
  ;[blocker, blocked, other] = [await member(), await member(), await member()]
})

const call = async (name: string, { token }: Login, sent: Sent = {}) =>
  callRoute(whole, routeNamed(routes, name), { token, ...sent })

const block = (by: Login, who: Login, isOn = true) =>
  call('post /user/block', by, { body: { memberId: who.id, isOn } })

const home = async (caller: Login, of: Login) =>
  call('get /user/author/home', caller, { given: { id: of.id } })

const follow = (by: Login, whom: Login) => {
  const mark = { kind: 'member', sport: 1, id: whom.id, isOn: true, at: Date.now() - 5 }
  return call('post /user/follow/put', by, {
    body: { marks: [{ ...mark, title: '球友', kickoffAt: null }] },
  })
}

const followsOf = async (who: Login) => {
  const { data } = await call('get /user/follow/list', who)
  return (data as { id: string; isOn: boolean }[]).filter(({ isOn }) => isOn).map(({ id }) => id)
}

const noticesOf = async ({ id }: Login) =>
  (
    await sql<{ count: number }>`
      SELECT count FROM notices WHERE account_id = ${id} AND kind = 'follows'`.execute(whole.db)
  ).rows.map(({ count }) => count)

test('who is blocked finds no such member; the blocker sees whom to unblock', async () => {
  expect((await block(blocker, blocked)).data).toEqual({ isBlocked: true })
  expect((await home(blocked, blocker)).reason).toBe('profile.no_such_member')
  expect((await home(blocker, blocked)).data).toMatchObject({ isBlocked: true })
  expect((await home(other, blocker)).data).toMatchObject({ isBlocked: false })
  const list = (await call('get /user/block/list', blocker)).data
  expect(list).toMatchObject({ members: [{ id: blocked.id, blockedAt: expect.any(Number) }] })
  expect((await call('get /user/block/list', blocked)).data).toEqual({ members: [] })
  await block(blocker, blocked, false)
  expect((await home(blocked, blocker)).data).toMatchObject({ id: blocker.id })
})

test('follows between the two end, and none begins while one blocks the other', async () => {
  await follow(blocker, blocked)
  await follow(blocked, blocker)
  await follow(blocked, other)
  await block(blocker, blocked)
  expect(await followsOf(blocker)).toEqual([])
  expect(await followsOf(blocked)).toEqual([other.id])
  await follow(blocked, blocker)
  expect(await followsOf(blocked)).toEqual([other.id])
})

test('a member hears once of each follower, and of no blocked one', async () => {
  await follow(blocked, blocker)
  await follow(other, blocker)
  await follow(other, blocker)
  expect(await noticesOf(blocker)).toEqual([2])
  await block(other, blocked)
  await follow(blocked, other)
  expect(await noticesOf(other)).toEqual([])
})

test('a follow of an id that no member has is not kept', async () => {
  for (const id of ['x', '', '0', '99999999999999999999999', '1e3', '１'])
    await follow(other, { ...blocked, id })
  await follow(other, blocked)
  expect(await followsOf(other)).toEqual([blocked.id])
  const { data } = await call('get /community/suggest', other, { given: { kind: 'member', q: '' } })
  expect(data).toMatchObject({ members: [{ id: blocked.id }] })
})

test('both block each other at once, and neither waits for ever', async () => {
  await Promise.all([follow(blocker, blocked), follow(blocked, blocker)])
  const both = await Promise.all([block(blocker, blocked), block(blocked, blocker)])
  expect(both.map(({ data }) => data)).toEqual([{ isBlocked: true }, { isBlocked: true }])
  expect((await home(blocker, blocked)).reason).toBe('profile.no_such_member')
})

test('no one blocks themselves or a member who does not exist', async () => {
  expect((await block(blocker, blocker)).reason).toBe('relation.self')
  const unknown = { ...blocked, id: '999999999999' }
  expect((await block(blocker, unknown)).reason).toBe('profile.no_such_member')
})
