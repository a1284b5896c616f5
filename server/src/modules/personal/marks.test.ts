import { sql } from 'kysely'
import { runJobs } from '../../testing/run-jobs'
import { DAY_MS, NOW, openPersonalWorld } from './testing/personal-world'

let world: Awaited<ReturnType<typeof openPersonalWorld>>
beforeAll(async () => {
  world = await openPersonalWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

const mark = (id: string, at: number, given: object = {}) => ({
  kind: 'team',
  sport: 1,
  id,
  isOn: true,
  at,
  title: `队 ${id}`,
  kickoffAt: null,
  ...given,
})
const put = (member: string, marks: object[]) => world.call(member, '/user/follow/put', { marks })
const list = async (member: string) => (await world.call(member, '/user/follow/list')).data

test.each(['/user/follow/list', '/user/favourite/list', '/user/history/list', '/user/settings'])(
  'a visitor gets nothing from %s',
  async (url) => expect(await world.call('', url)).toMatchObject({ code: 401, data: null }),
)

test('a follow is read back unchanged, and by its member only', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const match = mark('m1', NOW - 5, { kind: 'match', kickoffAt: 1_790_000_000, title: '甲 - 乙' })
  expect((await put(one, [match, mark('t1', NOW - 7)])).data).toEqual([match, mark('t1', NOW - 7)])
  expect(await list(one)).toEqual([match, mark('t1', NOW - 7)])
  expect(await list(other)).toEqual([])
})

test('a mark has the sport of its team, and none where its kind has none', async () => {
  const one = await world.member()
  const [team, member] = [mark('t', NOW, { sport: 2 }), mark('7', NOW - 1, { kind: 'member' })]
  const marks = [team, { ...member, sport: null }]
  expect((await put(one, marks)).data).toEqual(marks)
  expect((await put(one, [{ ...member, at: NOW, sport: 2 }])).data).toContainEqual({
    ...member,
    at: NOW,
    sport: null,
  })
})

test('a mark without a sport comes from an older version and is football', async () => {
  const one = await world.member()
  const { sport: _, ...old } = mark('t', NOW)
  expect((await put(one, [old])).data).toEqual([{ ...old, sport: 1 }])
  const { sport: __, ...member } = mark('7', NOW - 1, { kind: 'member' })
  expect((await put(one, [member])).data).toContainEqual({ ...member, sport: null })
})

test('the newest mark wins, in whatever order devices send', async () => {
  const one = await world.member()
  await put(one, [mark('a', NOW - 10, { isOn: false })])
  await put(one, [mark('a', NOW - 20)])
  expect(await list(one)).toMatchObject([{ id: 'a', isOn: false, at: NOW - 10 }])
  await put(one, [mark('a', NOW - 5)])
  expect(await list(one)).toMatchObject([{ id: 'a', isOn: true, at: NOW - 5 }])
  await put(one, [mark('b', 1), mark('b', 3, { isOn: false }), mark('b', 2)])
  expect((await list(one)).find(({ id }: { id: string }) => id === 'b')).toMatchObject({
    isOn: false,
    at: 3,
  })
})

test('a clock that is a year ahead counts as the current time', async () => {
  const one = await world.member()
  await put(one, [mark('a', NOW + 365 * DAY_MS)])
  expect(await list(one)).toMatchObject([{ at: NOW }])
  world.clock.nowMs = NOW + 1
  await put(one, [mark('a', NOW + 1, { isOn: false })])
  expect(await list(one)).toMatchObject([{ isOn: false }])
})

test('simultaneous toggles of 20 devices end with the newest', async () => {
  const one = await world.member()
  const toggles = Array.from({ length: 20 }, (_, at) =>
    mark('a', NOW - 100 + at, { isOn: at % 2 === 0 }),
  )
  await Promise.all(toggles.map((toggle) => put(one, [toggle])))
  expect(await list(one)).toMatchObject([{ isOn: false, at: NOW - 81 }])
})

test('at most 2 000 things can be followed, also by several devices at once', async () => {
  const one = await world.member()
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => mark(`t${from + at}`, NOW - 9))
  for (const from of [0, 500, 1_000]) await put(one, many(from, 500))
  const answers = await Promise.all([put(one, many(1_500, 400)), put(one, many(2_000, 400))])
  expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([
    200,
    'personal.too_many',
  ])
  expect((await list(one)).length).toBe(1_900)
  // At the limit a member can still unfollow and follow something else.
  const change = [
    mark(many(1_500, 1)[0]?.id ?? '', NOW, { isOn: false }),
    mark('t0', NOW, { isOn: false }),
  ]
  expect((await put(one, change)).code).toBe(200)
})

test('at most 2 000 marks that were taken back are stored, for 90 days', async () => {
  const one = await world.member()
  const off = (from: number) =>
    Array.from({ length: 500 }, (_, at) =>
      mark(`t${from + at}`, NOW - 10_000 + from + at, { isOn: false }),
    )
  for (const from of [0, 500, 1_000, 1_500, 2_000]) await put(one, off(from))
  const stored = await list(one)
  expect(stored).toHaveLength(2_000)
  expect(stored[0]).toMatchObject({ id: 't2499' })
  await put(one, [mark('on', NOW - 20_000)])
  world.clock.nowMs = NOW + 91 * DAY_MS
  await runJobs(world.module)
  expect(await list(one)).toMatchObject([{ id: 'on' }])
})

test('other devices are notified of changes only', async () => {
  const one = await world.member()
  const published = world.published(one)
  await put(one, [mark('a', NOW)])
  await put(one, [mark('a', NOW)])
  await put(one, [])
  expect(published).toEqual(['follows'])
  await world.call(one, '/user/favourite/put', { marks: [mark('a', NOW)] })
  expect(published).toEqual(['follows', 'favourites'])
})

test.each([
  ['a NUL', 'a\u0000b', 'a b'],
  ['a lone surrogate', 'a\ud800b', 'ab'],
  ['a tag', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a quote', "'; DROP TABLE follows; --", "'; DROP TABLE follows; --"],
])('a title with %s is stored as text', async (_, title, stored) => {
  const one = await world.member()
  expect((await put(one, [mark('a', NOW, { title })])).data).toMatchObject([{ title: stored }])
})

test.each([
  ['another kind', { kind: 'account' }],
  ['an unknown sport', { sport: 3 }],
  ['an id of other letters', { id: '../x' }],
  ['a time before 1970', { at: -1 }],
  ['a part of a millisecond', { at: 1.5 }],
  ['a time beyond all numbers', { at: 1e300 }],
  ['a kick-off beyond all times', { kickoffAt: 1e300 }],
  ['a field too many', { accountId: '1' }],
  ['a title of 121 letters', { title: 'x'.repeat(121) }],
])('%s is rejected', async (_, given) => {
  const one = await world.member()
  expect(await put(one, [mark('a', NOW, given)])).toMatchObject({
    code: 400,
    reason: 'request.invalid',
  })
})

test.each([
  ['a prototype', '{"marks":[],"__proto__":{"isAdmin":true}}'],
  ['depth', `{"marks":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['no JSON', '{"marks":NaN}'],
])('a body with %s is rejected', async (_, body) => {
  expect(await world.call(await world.member(), '/user/follow/put', body)).toMatchObject({
    code: 400,
  })
})

test('a list of 4 000 marks is read by its index', async () => {
  const one = await world.member()
  await sql`
    INSERT INTO follows SELECT ${one}, 'team', 'x' || n, true, now(), '', NULL, 1
    FROM generate_series(1, 4000) n`.execute(world.db)
  await sql`ANALYZE follows`.execute(world.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT 1 FROM follows WHERE kind = 'team' AND target_id = 'x7' AND is_on`.execute(
    world.db,
  )
  expect(JSON.stringify(rows)).toContain('follows_by_target')
})
