import { sql } from 'kysely'
import { cpuTimeOf } from '../../testing/cpu-time'
import { DAY_MS, NOW, openProfileWorld, type ProfileWorld } from './testing/profile-world'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

const info = (member: string) => world.call(member, '/user/center/info')
const home = (id: string) => world.call('', `/user/author/home?id=${id}`)

test('a new member sees the whole profile', async () => {
  const one = await world.member()
  const { data } = await info(one)
  expect(data).toEqual({
    id: one,
    nickName: `球迷${one}`,
    portrait: '',
    portraitNew: '',
    portraitAudit: 0,
    portraitReason: '',
    nickNameNew: '',
    nickNameAudit: 0,
    nickNameReason: '',
    phone: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/),
    level: 1,
    levelProgress: [1, 5],
    coins: 0,
    counts: { follows: 0, favourites: 0, history: 0 },
    isBanned: false,
    hasPassword: false,
    isVerified: false,
    isMinor: false,
    joinedAt: expect.any(Number),
    deletingAt: null,
  })
})

test('the first visit of a Beijing day earns one point, further ones none', async () => {
  const one = await world.member()
  await Promise.all(Array.from({ length: 10 }, () => info(one)))
  expect((await info(one)).data.levelProgress).toEqual([1, 5])
  // Midnight in Beijing is 16:00 UTC.
  world.clock.nowMs = Date.UTC(2026, 10, 21, 15, 59)
  expect((await info(one)).data.levelProgress).toEqual([1, 5])
  world.clock.nowMs = Date.UTC(2026, 10, 21, 16)
  expect((await info(one)).data.levelProgress).toEqual([2, 5])
  for (let day = 2; day <= 4; day++) {
    world.clock.nowMs = NOW + day * DAY_MS
    await info(one)
  }
  expect((await info(one)).data).toMatchObject({ level: 2, levelProgress: [0, 10] })
  // A clock that moves back earns no second point.
  world.clock.nowMs = NOW
  expect((await info(one)).data).toMatchObject({ level: 2, levelProgress: [0, 10] })
})

test('coins come from the ledger', async () => {
  const one = await world.member()
  const legs = [
    { party: { house: 'issued' as const }, amount: -25, title: '赠' },
    { party: { member: one }, amount: 25, title: '赠' },
  ]
  await world.ledger.transfer({ key: 'gift', kind: 'test', reference: 'r', legs })
  expect((await info(one)).data.coins).toBe(25)
})

test('the public profile is visible to all and contains nothing private', async () => {
  const one = await world.member()
  expect((await home(one)).data).toEqual({
    id: one,
    nickName: `球迷${one}`,
    portrait: '',
    level: 1,
    joinedAt: expect.any(Number),
    followsCaller: false,
    isBlocked: false,
  })
})

test.each(['1', '999999999999999999', '100000000000000000'])(
  'the member %s does not exist',
  async (id) => {
    expect(await home(id)).toMatchObject({ code: 404, reason: 'profile.no_such_member' })
  },
)

test.each(['', '-1', '1e3', '1%27', '1;DROP TABLE profiles', '٣', '1'.repeat(19), '1&id=2'])(
  'the number %j is rejected',
  async (id) => expect(await home(id)).toMatchObject({ code: 400 }),
)

test('a visitor and the token of an erased member get nothing', async () => {
  expect(await info('')).toMatchObject({ code: 401, data: null })
  expect(await info('99')).toMatchObject({ code: 404, data: null })
})

test('an erased member does not exist, leaves nothing behind, and the name is free', async () => {
  const [one, other] = [await world.member(), await world.member()]
  await world.call(one, '/user/center/nickname', { nickName: '远去的人' })
  await world.call(one, '/inform/feedback/add', {
    requestKey: 'erase-request-0001',
    kind: 'idea',
    content: '请删除我的数据',
    contact: 'a@example.com',
    pictures: [],
  })
  expect(await world.part.export(world.db, one)).toMatchObject({
    nickName: '远去的人',
    feedbacks: [{ content: '请删除我的数据' }],
    realName: { isVerified: false },
  })
  await world.db.transaction().execute((trx) => world.part.erase(trx, one, () => undefined))
  expect((await home(one)).code).toBe(404)
  for (const table of ['profiles', 'feedbacks', 'feedback_pictures', 'real_names'])
    expect(
      (await sql`SELECT FROM ${sql.table(table)} WHERE account_id = ${one}`.execute(world.db)).rows,
    ).toHaveLength(0)
  expect(await world.call(other, '/user/center/nickname', { nickName: '远去的人' })).toMatchObject({
    code: 200,
  })
})

test.each([
  ['a prototype', '{"nickName":"小明","__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"nickName":"小明","constructor":{"prototype":{"isAdmin":true}}}'],
  ['a field too many', '{"nickName":"小明","level":99}'],
  ['a list for a name', '{"nickName":["小明"]}'],
  ['a number for a name', '{"nickName":1e999}'],
  ['depth', `{"nickName":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['a name of 50 000 marks', JSON.stringify({ nickName: `a${'\u0301'.repeat(30_000)}` })],
])('a body with %s is rejected at little cost', async (_, body) => {
  const one = await world.member()
  const costMs = await cpuTimeOf(async () => {
    expect(await world.call(one, '/user/center/nickname', body)).toMatchObject({ code: 400 })
  })
  expect(costMs).toBeLessThan(500)
  expect((await info(one)).data.nickName).toBe(`球迷${one}`)
})

test('the public page of a member is described by name, level and registration', async () => {
  const one = await world.member()
  const textOf = (address: string) => world.pageText('member', new URLSearchParams(address))
  expect(await textOf(`id=${one}`)).toEqual({
    title: `球迷${one}的主页`,
    description: expect.stringMatching(
      new RegExp(`^球迷${one}，Lv.1，\\d+年\\d+月\\d+日加入赛点。$`),
    ),
  })
  for (const address of ['', 'id=', 'id=-1', 'id=1e3', `id=${'9'.repeat(30)}`, 'id=999999999'])
    expect(await textOf(address)).toBeNull()
})

test('a public home says whether its member follows the caller', async () => {
  const [one, other] = [await world.member(), await world.member()]
  await sql`INSERT INTO follows (account_id, kind, target_id, is_on, at, title)
    VALUES (${other}, 'member', ${one}, true, now(), '')`.execute(world.db)
  const seenBy = async (token: string) =>
    (await world.call(token, `/user/author/home?id=${other}`)).data.followsCaller
  expect([await seenBy(one), await seenBy(other), await seenBy('')]).toEqual([true, false, false])
  await sql`UPDATE follows SET is_on = false WHERE account_id = ${other}`.execute(world.db)
  expect(await seenBy(one)).toBe(false)
})
