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

const visit = (id: string, at: number, kind = 'match') => ({
  kind,
  sport: kind === 'match' ? 1 : null,
  id,
  title: `页 ${id}`,
  at,
})
const add = (member: string, visits: object[]) =>
  world.call(member, '/user/history/add', { visits })
const remove = (member: string, body: object) => world.call(member, '/user/history/remove', body)
const read = async (member: string, query = '') =>
  (await world.call(member, `/user/history/list${query}`)).data
const ids = async (member: string, query = '') =>
  (await read(member, query)).visits.map(({ id }: { id: string }) => id)

test('the last visit of a page counts', async () => {
  const one = await world.member()
  await add(one, [
    visit('a', NOW - 9),
    visit('b', NOW - 5),
    visit('a', NOW - 1),
    visit('a', NOW - 3),
  ])
  await add(one, [visit('b', NOW - 8)])
  expect(await read(one)).toEqual({
    visits: [visit('a', NOW - 1), visit('b', NOW - 5)],
    hasMore: false,
  })
})

test('a visit has a sport; one without comes from an older version and is football', async () => {
  const one = await world.member()
  const { sport: _, ...old } = visit('old', NOW - 2)
  await add(one, [{ ...visit('a', NOW - 1), sport: 2 }, old, visit('n', NOW - 3, 'news')])
  expect((await read(one)).visits).toEqual([
    { ...visit('a', NOW - 1), sport: 2 },
    visit('old', NOW - 2),
    visit('n', NOW - 3, 'news'),
  ])
  await remove(one, {
    pages: [
      { kind: 'match', id: 'a' },
      { kind: 'match', sport: 2, id: 'b' },
    ],
  })
  expect(await ids(one)).toEqual(['old', 'n'])
  const { rows } = await sql`
    SELECT target_id AS id, sport_id AS sport FROM visits
    WHERE account_id = ${one} AND NOT is_on ORDER BY 1`.execute(world.db)
  expect(rows).toEqual([
    { id: 'a', sport: 2 },
    { id: 'b', sport: 2 },
  ])
})

test('pages have no gap between them, also with many visits in one millisecond', async () => {
  const one = await world.member()
  const visits = Array.from({ length: 180 }, (_, at) => visit(`p${at}`, NOW - Math.floor(at / 7)))
  for (const from of [0, 90]) await add(one, visits.slice(from, from + 90))
  const seen: string[] = []
  let [query, hasMore] = ['', true]
  while (hasMore) {
    const page = await read(one, query)
    seen.push(...page.visits.map(({ id }: { id: string }) => id))
    query = `?before=${page.visits.at(-1).at}`
    hasMore = page.hasMore
  }
  expect(seen).toHaveLength(180)
  expect(new Set(seen).size).toBe(180)
})

test('a list can be filtered by kind of page', async () => {
  const one = await world.member()
  await add(one, [visit('a', NOW - 1), visit('n', NOW - 2, 'news')])
  expect(await ids(one, '?kind=news')).toEqual(['n'])
  expect(await world.call(one, '/user/history/list?kind=account')).toMatchObject({ code: 400 })
})

test('the newest 1 000 visits of the last 180 days are stored', async () => {
  const one = await world.member()
  await add(one, [visit('old', NOW - 181 * DAY_MS), visit('edge', NOW - 179 * DAY_MS)])
  expect(await ids(one)).toEqual(['edge'])
  for (let from = 0; from < 1_000; from += 100)
    await add(
      one,
      Array.from({ length: 100 }, (_, at) => visit(`p${from + at}`, NOW - 2_000 + from + at)),
    )
  const { rows } = await world.stored(one)
  expect(rows).toHaveLength(1_000)
  expect(rows.some(({ id }) => id === 'edge')).toBe(false)
  world.clock.nowMs = NOW + 180 * DAY_MS
  expect(await ids(one)).toEqual([])
  await runJobs(world.module)
  expect((await world.stored(one)).rows).toEqual([])
})

test('a late device does not restore a removed visit, a new visit does', async () => {
  const one = await world.member()
  await add(one, [visit('a', NOW - 50), visit('b', NOW - 40)])
  await remove(one, {
    pages: [
      { kind: 'match', id: 'a' },
      { kind: 'match', id: 'a' },
    ],
  })
  await add(one, [visit('a', NOW - 20)])
  expect(await ids(one)).toEqual(['b'])
  world.clock.nowMs = NOW + 100
  await add(one, [visit('a', NOW + 90)])
  expect(await ids(one)).toEqual(['a', 'b'])
})

test('after a clearing no earlier visit comes back', async () => {
  const one = await world.member()
  await add(one, [visit('a', NOW - 50)])
  await remove(one, {})
  await add(one, [visit('a', NOW - 50), visit('b', NOW - 1)])
  expect(await ids(one)).toEqual([])
  world.clock.nowMs = NOW + 100
  await add(one, [visit('b', NOW + 50)])
  expect(await ids(one)).toEqual(['b'])
})

test('other devices are notified of visits and removals', async () => {
  const one = await world.member()
  const published = world.published(one)
  await add(one, [visit('a', NOW)])
  await add(one, [visit('a', NOW)])
  await remove(one, {})
  expect(published).toEqual(['history', 'history'])
})
