import type { BasketballList } from '@saidian/shared/contracts/basketball'
import { FilterGroup } from '@saidian/shared/contracts/matches'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { EVENING } from '../../../sports/fixtures/board-rows'
import { said } from '../fixtures/messages'
import { openBasketball } from '../fixtures/open-basketball'

const FILTER = '/live/basketball/filter'

let basketball: Awaited<ReturnType<typeof openBasketball>>
beforeAll(async () => {
  basketball = await openBasketball()
})
afterAll(() => basketball.close())

const { list, post } = {
  list: (body?: object) => basketball.list(body),
  post: (body: object, url?: string) => basketball.post(body, url),
}

const homes = ({ matches, teams }: BasketballList) => {
  const names = new Map(teams.map(({ id, nameZh }) => [id, nameZh]))
  return matches.map(({ home }) => names.get(home))
}

test('today is the sports day from 15:00 in Beijing, and everything in play', async () => {
  const answer = await list()
  expect(homes(answer)).toEqual(['球队0-4', '球队2-4', '球队0-0', '球队1-6', '球队0-2'])
  expect(answer.feed).toMatchObject({ source: 'demo', demo: true, speed: 1 })
  expect(answer.matches[2]).toMatchObject({
    s: 4,
    score: [30, 27],
    homePoints: [25, 5],
    awayPoints: [20, 7],
    clock: 541,
    clockAt: EVENING,
    periodSeconds: 720,
    fouls: [1, 2],
    timeouts: [6, 7],
  })
})

test.each([
  [1, ['球队0-4', '球队0-0']],
  [2, ['球队0-2']],
  [3, ['球队2-4']],
  [4, ['球队0-4', '球队0-0', '球队1-6', '球队0-2']],
])('type %i of today lists its games', async (type, wanted) => {
  expect(homes(await list({ type }))).toEqual(wanted)
})

test('a day, and its schedule and results, are requested by the date', async () => {
  const date = '2026-08-14'
  expect(homes(await list({ date }))).toEqual(['球队0-0', '球队1-2'])
  expect(homes(await list({ date, type: 9 }))).toEqual(['球队0-0'])
  expect(homes(await list({ date, type: 8 }))).toEqual(['球队1-2'])
  expect(homes(await list({ date: '2026-08-16' }))).toEqual(['球队0-4'])
})

test('games of any day are requested by ids, each once', async () => {
  const ids = await Promise.all(['tomorrow', 'playing', 'yesterday'].map(basketball.idOf))
  const answer = await list({ ids: [...ids, ids[0] ?? 0, 999_999_999] })
  expect(answer.matches.map(({ id }) => id)).toEqual([...ids].reverse())
  expect(answer.leagues).toHaveLength(1)
})

test('today and a day show only the leagues of the filter', async () => {
  const { leagues } = await list()
  const idOf = (name: string) => leagues.find(({ nameZh }) => nameZh === name)?.id
  expect(homes(await list({ li: `${idOf('联赛2')}` }))).toEqual(['球队2-4'])
  expect(homes(await list({ date: '2026-08-14', li: `!${idOf('联赛1')}!` }))).toEqual(['球队1-2'])
})

test('the filter counts the games of each league, without abnormal ones', async () => {
  const { data } = await post({}, FILTER)
  const groups = Value.Parse(Type.Array(FilterGroup), data)
  const counted = groups.flatMap(({ countList }) =>
    countList.map(({ nameZh, count, lottery }) => [nameZh, count, lottery]),
  )
  expect(counted).toEqual([
    ['联赛0', 3, undefined],
    ['联赛2', 1, undefined],
  ])
  expect((await post({ date: '2026-08-14' }, FILTER)).data).toHaveLength(2)
})

test('baskets of several games within a second are one event', async () => {
  const before = await list()
  await basketball.deliver(
    said('playing', 2, { state: { score: [32, 27], homePoints: [25, 7] } }),
    said('since noon', 2, { state: { status: 9, score: [33, 27], homePoints: [25, 8] } }),
  )
  expect((await list()).seq).toBe(before.seq)
  await basketball.until(async () => (await list()).seq > before.seq)
  const after = await list({ type: 1 })
  expect(after.seq).toBe(before.seq + 1)
  expect(after.matches.map(({ score }) => score)).toEqual([
    [33, 27],
    [32, 27],
  ])
})

test.each([
  ['a date outside the season', { date: '2018-01-01' }, 'basketball.date_out_of_range'],
  ['a date no calendar has', { date: '2026-02-30' }, 'request.invalid'],
  ['an unknown league of today', { li: '987654' }, 'basketball.no_such_league'],
  ['an unknown league', { date: '2026-08-14', li: '987654' }, 'basketball.no_such_league'],
  ['a lottery of football', { type: 5 }, 'request.invalid'],
  ['a date type without a date', { type: 9 }, 'request.invalid'],
  ['league ids that are none', { li: 'a!b' }, 'request.invalid'],
  ['no ids', { ids: [] }, 'request.invalid'],
  ['too many ids', { ids: Array(101).fill(1) }, 'request.invalid'],
  ['ids in words', { ids: ['x'] }, 'request.invalid'],
])('%s is an error with its reason', async (_what, body, reason) => {
  expect(await post(body)).toMatchObject({ data: null, reason })
})

test('a page is named by teams and score, of another day too', async () => {
  const textOf = async (key: string) => basketball.text({ id: String(await basketball.idOf(key)) })
  expect(await textOf('over')).toMatchObject({
    title: '队2-4 110-104 队2-5',
    withoutResult: '队2-4 vs 队2-5',
  })
  expect(await textOf('soon')).toMatchObject({ title: '队0-2 vs 队0-3' })
  expect(await textOf('yesterday')).toMatchObject({ title: '队0-0 99-98 队0-1' })
  expect(await basketball.text({ id: '0' })).toBeNull()
})
