import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { FootballList } from '@saidian/shared/contracts/football'
import { FilterGroup, LIST_TYPE } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { EVENING, said } from '../fixtures/messages'
import { LIVE, openFootball } from '../fixtures/open-football'

let football: Awaited<ReturnType<typeof openFootball>>
beforeAll(async () => {
  football = await openFootball()
})
afterAll(() => football.close())

const get = (url: string, headers?: Record<string, string>) => football.get(url, headers)
const list = (url: string) => football.list(url)

const homes = ({ matches, teams }: FootballList) => {
  const names = new Map(teams.map(({ id, nameZh }) => [id, nameZh]))
  return matches.map(({ home }) => names.get(home))
}

test('the list of today has its shape and only the leagues and teams it names', async () => {
  const answer = await list(`${LIVE}?platform=4`)
  expect(homes(answer)).toEqual(['球队2-4', '球队0-0', '球队1-6', '球队0-2'])
  expect(answer.leagues).toHaveLength(3)
  expect(answer.teams).toHaveLength(8)
  expect(answer.feed).toMatchObject({ source: 'demo', demo: true, speed: 1 })
  expect(answer.matches[1]).toMatchObject({
    s: 2,
    score: [1, 0],
    source: 'demo',
    sourceAt: EVENING + 1,
  })
})

test.each([
  [0, ['球队2-4', '球队0-0', '球队1-6', '球队0-2']],
  [1, ['球队0-0']],
  [2, ['球队0-2']],
  [3, ['球队2-4']],
  [4, ['球队0-0', '球队1-6', '球队0-2']],
])('type %i of today lists its matches', async (type, wanted) => {
  expect(homes(await list(`${LIVE}?platform=4&type=${type}`))).toEqual(wanted)
})

test('an unknown status is returned as its number', async () => {
  expect((await list(LIVE)).matches.map(({ s }) => s)).toContain(42)
})

test('plain, brotli and gzip responses have the same content', async () => {
  const plain = await get(LIVE)
  const br = await get(LIVE, { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get(LIVE, { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length)
  expect(plain.headers.vary).toContain('accept-encoding')
  expect(plain.headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
})

test('an unchanged list answers 304 until it changes', async () => {
  const { etag } = (await get(LIVE)).headers
  const headers = { 'if-none-match': String(etag) }
  const again = await get(LIVE, headers)
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect((await get(`${LIVE}?type=1`, headers)).statusCode).toBe(200)
  const before = (await list(LIVE)).seq
  await football.deliver(said('playing', 2, { state: { status: 2, score: [2, 0] } }))
  football.clock.pass(300)
  const fresh = await get(LIVE, headers)
  expect(fresh.statusCode).toBe(200)
  const answer = Value.Parse(FootballList, fresh.json().data)
  expect(answer.seq).toBeGreaterThan(before)
  expect(answer.matches.find(({ s }) => s === 2)?.score).toEqual([2, 0])
})

test('a day is requested by its date, and as schedule or results', async () => {
  const url = '/live/football/match?date=2026-08-14'
  expect(homes(await list(url))).toEqual(['球队0-0', '球队1-2'])
  expect(homes(await list(`${url}&type=9`))).toEqual(['球队0-0'])
  expect(homes(await list(`${url}&type=8`))).toEqual(['球队1-2'])
  expect(homes(await list('/live/football/match?date=2026-08-16'))).toEqual(['球队0-4'])
  expect((await list('/live/football/match?date=2026-08-20')).matches).toEqual([])
})

test('a day shows only the leagues of the filter', async () => {
  const leagues = (await list(LIVE)).leagues
  const idOf = (name: string) => leagues.find(({ nameZh }) => nameZh === name)?.id
  const url = '/live/football/match?date=2026-08-14'
  expect(homes(await list(`${url}&li=${idOf('联赛1')}`))).toEqual(['球队1-2'])
  expect(homes(await list(`${url}&li=!${idOf('联赛2')}!`))).toEqual([])
  expect(homes(await list(`${url}&li=`))).toEqual(['球队0-0', '球队1-2'])
})

test('matches of any day are requested by ids, each once, with only their names', async () => {
  const today = await list(LIVE)
  const [past] = (await list('/live/football/match?date=2026-08-14')).matches
  const [coming] = (await list('/live/football/match?date=2026-08-16')).matches
  const playing = today.matches.find(({ s }) => s === 2)
  const ids = [coming, playing, past].map((match) => match?.id)
  const named = await list(`/live/football/matches?ids=${[...ids, ids[0], 999_999_999].join('!')}`)
  expect(named.matches).toEqual([past, playing, coming])
  expect(named.leagues).toHaveLength(1)
  expect(named.teams).toHaveLength(4)
  expect(named).toMatchObject({ epoch: today.epoch, feed: today.feed })
  expect((await list('/live/football/matches?ids=999999999')).matches).toEqual([])
})

test('a requested match of today has the state of the position in the response', async () => {
  const { id } = (await list(LIVE)).matches.find(({ s }) => s === 2) ?? { id: 0 }
  const url = `/live/football/matches?ids=${id}`
  const before = await list(url)
  await football.deliver(said('playing', 3, { state: { status: 2, score: [2, 1] } }))
  football.clock.pass(300)
  await football.until(async () => (await list(url)).matches[0]?.score?.[1] === 1)
  expect((await list(url)).seq).toBeGreaterThan(before.seq)
})

test('the position of a cached day is that of the board when its rows were read', async () => {
  football.clock.pass(60_000)
  const url = '/live/football/match?date=2026-08-15'
  const first = await list(url)
  await football.deliver(said('playing', 9, { state: { status: 2, score: [3, 1] } }))
  football.clock.pass(300)
  // The clock stays within the lifetime of the rows, 2 s.
  while ((await list(LIVE)).seq === first.seq) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    football.clock.pass(5)
  }
  // These rows were read before the goal: a later position would skip the goal's event.
  const other = await list(`${url}&type=${LIST_TYPE.inPlay}`)
  expect(other.matches.map(({ score }) => score)).not.toContainEqual([3, 1])
  expect(other.seq).toBe(first.seq)
})

test('the filter counts the matches of each league by letter', async () => {
  const groups = Value.Parse(
    Type.Array(FilterGroup),
    (await get('/live/football/filter')).json().data,
  )
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
  const counted = groups.flatMap(({ countList }) =>
    countList.map(({ nameZh, count }) => [nameZh, count]),
  )
  expect(counted).toEqual([
    ['联赛0', 2],
    ['联赛1', 1],
    ['联赛2', 1],
  ])
  const day = (await get('/live/football/filter?date=2026-08-14')).json().data
  expect(day).toHaveLength(2)
})

test('an unknown league id is an error, alone and among others', async () => {
  const [league] = (await list(LIVE)).leagues
  for (const li of ['987654', `${league?.id}!987654`]) {
    const answer = (await get(`/live/football/match?date=2026-08-14&li=${li}`)).json()
    expect(answer).toMatchObject({ code: 404, data: null, reason: 'football.no_such_league' })
  }
})

test.each([
  [
    'a date outside the season',
    '/live/football/match?date=2018-01-01',
    'football.date_out_of_range',
  ],
  ['a date past the season', '/live/football/filter?date=2031-01-01', 'football.date_out_of_range'],
  ['a date no calendar has', '/live/football/match?date=2026-02-30', 'request.invalid'],
  ['no date', '/live/football/match', 'request.invalid'],
  ['a date in words', '/live/football/match?date=today', 'request.invalid'],
  ['a type that is text', `${LIVE}?type=all`, 'request.invalid'],
  ['a broken number', `${LIVE}?type=1.5`, 'request.invalid'],
  ['a filter type past the last', '/live/football/filter?type=10', 'request.invalid'],
  ['a date type without a date', `${LIVE}?type=9`, 'request.invalid'],
  ['a type past the last', '/live/football/match?date=2026-08-14&type=77', 'request.invalid'],
  ['league ids that are none', '/live/football/match?date=2026-08-14&li=a!b', 'request.invalid'],
  [
    'a league id that is not positive',
    '/live/football/match?date=2026-08-14&li=0',
    'request.invalid',
  ],
  [
    'a league id past all numbers',
    '/live/football/match?date=2026-08-14&li=99999999999',
    'request.invalid',
  ],
  [
    '10 000 characters of league ids',
    `/live/football/match?date=2026-08-14&li=${'1!'.repeat(5_000)}`,
    'request.invalid',
  ],
  ['no ids', '/live/football/matches', 'request.invalid'],
  ['ids that are none', '/live/football/matches?ids=1!x', 'request.invalid'],
  ['an id past all numbers', '/live/football/matches?ids=9999999999', 'request.invalid'],
  [
    'a hundred and one ids',
    `/live/football/matches?ids=${Array(101).fill(1).join('!')}`,
    'request.invalid',
  ],
  ['10 000 characters of platform', `${LIVE}?platform=${'4'.repeat(10_000)}`, 'request.invalid'],
  ['the same parameter twice', `${LIVE}?type=1&type=2`, 'request.invalid'],
])('%s is an error with its reason', async (_what, url, reason) => {
  const answer = (await get(url)).json()
  expect(answer).toMatchObject({ data: null, reason })
  expect(answer.code).toBe(400)
})

test('an unknown parameter is ignored', async () => {
  expect((await get(`${LIVE}?utm_source=news`)).json()).toMatchObject({ code: 200 })
})

test('a corrected score of a past day is on its page within 30 s', async () => {
  const url = '/live/football/match?date=2026-08-14&type=9'
  expect((await list(url)).matches[0]?.score).toEqual([3, 1])
  await football.deliver(
    said('yesterday', 2, { state: { status: 8, score: [2, 1] }, correction: true }),
  )
  football.clock.pass(30_000)
  expect((await list(url)).matches[0]?.score).toEqual([2, 1])
})

test('today is answered when every known season is over, as a replay plays one', async () => {
  await sql`UPDATE seasons SET starts_on = '2017-08-01', ends_on = '2018-05-31'`.execute(
    football.db,
  )
  football.clock.pass(61_000)
  const over = (await list('/live/football/match?date=2026-08-15&type=9')).matches
  expect(over.map(({ s }) => s)).toEqual([8])
  const far = (await get('/live/football/match?date=2016-01-01')).json()
  expect(far.reason).toBe('football.date_out_of_range')
})
