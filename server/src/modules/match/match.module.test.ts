import { setTimeout as wait } from 'node:timers/promises'
import type { MatchEvent, MatchHeader, MatchLineup, MatchText, Position } from '@saidian/shared/contracts'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type { Feed, FeedIncident, FeedMessage, FeedSink } from '../../feeds/feed'
import { createInProcessBus, positionSubject, type TopicMessage, topicSubject } from '../../platform/bus'
import { createLog } from '../../platform/log'
import {
  createTestApp,
  createTestDatabase,
  footballWorld,
  matchWord,
  SATURDAY_EVENING,
  type TestDatabase,
} from '../../testing'
import { footballModule } from '../football'
import { readOddsLines } from '../odds'
import { matchPages } from '.'

type World = Awaited<ReturnType<typeof openWorld>>

let database: TestDatabase
let world: World

/** Football and its match pages on a database of their own, fed by hand. */
async function openWorld() {
  const bus = createInProcessBus()
  const end = new AbortController()
  const began = Date.now()
  const clock = { now: () => SATURDAY_EVENING * 1000 + 60_000 + Date.now() - began }
  let begin: (sink: FeedSink) => void = () => undefined
  const begun = new Promise<FeedSink>((resolve) => {
    begin = resolve
  })
  const feed: Feed = {
    source: 'demo',
    demo: true,
    speed: 1,
    run: (sink, signal) => {
      begin(sink)
      sink.alive(SATURDAY_EVENING)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    },
  }
  const metrics = new Registry()
  const given = {
    db: database.db,
    bus,
    clock,
    log: createLog('silent'),
    roles: new Set(['api', 'feed']),
    metrics,
  }
  const pages = matchPages({ ...given, readOddsLines })
  const football = footballModule({ ...given, feed, stores: pages.stores, onStored: pages.onStored })
  const match = pages.module(football.lists)
  await football.start?.(end.signal)
  await match.start?.(end.signal)
  const app = await createTestApp({ modules: [football, match] })
  const sink = await begun
  await sink.deliver(footballWorld(['a', 'b']))
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = 'a'`.execute(database.db)
  const id = rows[0]?.id ?? 0
  const events: MatchEvent[] = []
  const topic = `match/football/${id}`
  bus.subscribe(
    topicSubject(topic),
    (message) => events.push((message as TopicMessage).data as MatchEvent),
    end.signal,
  )
  return {
    id,
    events,
    deliver: (...messages: FeedMessage[]) => sink.deliver(messages),
    follow: () => bus.request(positionSubject(topic), null) as Promise<Position | null>,
    get: async <T>(path: string) => {
      const { code, data, reason } = (await app.inject({ method: 'GET', url: path })).json()
      return { code, reason, data: data as T }
    },
    close: async () => {
      end.abort()
      await app.close()
    },
  }
}

beforeEach(async () => {
  database = await createTestDatabase()
  world = await openWorld()
})

afterEach(async () => {
  await world.close()
  await database.drop()
})

const goal = (given: Partial<FeedIncident> = {}): FeedIncident => ({
  key: 'g1',
  type: 1,
  side: 'home',
  minute: 12,
  addedMinute: null,
  player: '林远',
  otherPlayer: null,
  score: [1, 0],
  ...given,
})

const player = (key: string, nameZh: string) => ({
  key,
  teamKey: 'l/0',
  nameZh,
  shortZh: nameZh,
  position: 'F' as const,
  shirtNumber: 9,
  birthDate: null,
  heightCm: null,
  weightKg: null,
  foot: 0 as const,
  areaZh: null,
})

const line = (key: string, order: number, data: string) => ({
  key,
  order,
  minute: 45,
  addedMinute: 2,
  data,
  type: 1,
  position: 1 as const,
  main: true,
  score: null,
})

async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 80 && !isTrue(); turn++) await wait(50)
  expect(isTrue()).toBe(true)
}

const header = () => world.get<MatchHeader>(`/live/fb/match/live/navigation/${world.id}`)
const text = (query = '') => world.get<MatchText>(`/live/fb/match/live/textLive/${world.id}${query}`)

test('a header names the match, its clock and where to follow it from', async () => {
  await world.deliver(matchWord('a', 1, { score: [0, 0] }))
  const { code, data } = await header()
  expect(code).toBe(200)
  expect(data).toMatchObject({
    state: 2,
    openTime: SATURDAY_EVENING,
    timIng: 2,
    season: '2026-27',
    home: { nameZh: '甲队' },
    away: { nameZh: '乙队' },
    coverage: { text: 0, lineup: 0, odds: 0 },
    correctedAt: null,
    seq: 0,
  })
  expect(await world.follow()).toMatchObject({ epoch: data.epoch })
})

test('a match that nobody knows is refused by name', async () => {
  expect(await world.get('/live/fb/match/live/navigation/999999')).toMatchObject({
    code: 404,
    reason: 'football.no_such_match',
  })
})

test('a goal reaches who follows the match at once, with what changed and nothing else', async () => {
  await world.deliver(matchWord('a', 1))
  await world.follow()
  await world.deliver({ ...matchWord('a', 2, { score: [1, 0] }), incidents: [goal()] })
  await until(() => world.events.some(({ incidents }) => incidents !== undefined))
  const told = Object.assign({}, ...world.events)
  expect(told.match).toMatchObject({ score: [1, 0] })
  expect(told.match).not.toHaveProperty('home')
  expect(told.incidents).toMatchObject({ put: [{ key: 'g1', player: '林远', corrected: false }], gone: [] })
})

test('a goal taken back goes from every open page, which says that it was corrected', async () => {
  await world.deliver(matchWord('a', 1), { ...matchWord('a', 2, { score: [1, 0] }), incidents: [goal()] })
  await world.follow()
  await world.deliver({ ...matchWord('a', 3, { score: [0, 0] }), correction: true, withdrawn: ['g1'] })
  await until(() => world.events.some(({ incidents }) => incidents?.gone.includes('g1') === true))
  await until(() => world.events.some(({ correctedAt }) => correctedAt !== undefined))
  expect((await header()).data).toMatchObject({ match: { score: [0, 0] }, correctedAt: SATURDAY_EVENING + 3 })
  expect((await text()).data.incidents).toEqual([])
})

test('a goal given to another player is marked as corrected, one whose player was unknown is not', async () => {
  await world.deliver({
    ...matchWord('a', 2, { score: [1, 0] }),
    incidents: [goal(), goal({ key: 'g0', player: null })],
  })
  await world.deliver({
    ...matchWord('a', 3, { score: [1, 0] }),
    incidents: [goal({ player: '周牧' }), goal({ key: 'g0', player: '赵岩' })],
  })
  const { incidents } = (await text()).data
  expect(incidents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'g1', player: '周牧', corrected: true }),
      expect.objectContaining({ key: 'g0', player: '赵岩', corrected: false }),
    ]),
  )
})

test('a score corrected after the end shows', async () => {
  await world.deliver(matchWord('a', 2, { status: 8, score: [1, 0] }))
  await world.follow()
  await world.deliver({ ...matchWord('a', 3, { status: 8, score: [2, 0] }), correction: true })
  await until(() => world.events.some(({ match }) => match?.score?.[0] === 2))
})

test('an event and a status that nobody knows pass as they are', async () => {
  await world.deliver({ ...matchWord('a', 2, { status: 42 }), incidents: [goal({ type: 99 })] })
  expect((await header()).data.state).toBe(42)
  expect((await text()).data.incidents).toMatchObject([{ type: 99 }])
})

test('text comes newest first, page by page, with its minute as shown', async () => {
  const lines = Array.from({ length: 5 }, (_, place) => line(`t${place}`, place, `第${place}句`))
  await world.deliver({ kind: 'text', at: SATURDAY_EVENING, matchKey: 'a', revision: 1, lines })
  const first = (await text('?limit=3')).data
  expect(first).toMatchObject({
    hasMore: true,
    textLive: [{ order: 4, time: "45+2'", main: 1 }, { order: 3 }, { order: 2 }],
  })
  const second = (await text('?limit=3&before=2')).data
  expect(second).toMatchObject({ hasMore: false, textLive: [{ order: 1 }, { order: 0 }] })
})

test('a line said again in other words is marked, one taken back is gone, a late one changes nothing', async () => {
  const say = (
    revision: number,
    lines: ReturnType<typeof line>[],
    withdrawn: string[] = [],
  ): FeedMessage => ({
    kind: 'text',
    at: SATURDAY_EVENING + revision,
    matchKey: 'a',
    revision,
    lines,
    withdrawn,
  })
  await world.deliver(say(2, [line('x', 1, '进球'), line('y', 2, '角球')]))
  await world.follow()
  await world.deliver(say(3, [line('x', 1, '进球无效')], ['y']), say(1, [line('x', 1, '开球')]))
  expect((await text()).data.textLive).toMatchObject([{ key: 'x', data: '进球无效', corrected: true }])
  await until(() => world.events.some(({ text: news }) => news?.gone.includes('y') === true))
})

test('a line-up has its players in order, without those nobody knows, and the higher revision stays', async () => {
  const sheet = (formation: string, keys: string[]) => ({
    confirmed: true,
    formation,
    coach: '教练',
    players: keys.map((playerKey) => ({
      playerKey,
      state: 1 as const,
      shirtNumber: 9,
      position: 'F' as const,
      x: 50,
      y: 90,
      captain: false,
      rating: 7.25,
      note: null,
    })),
  })
  const lineup = (revision: number, formation: string): FeedMessage => ({
    kind: 'lineup',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision,
    home: sheet(formation, ['p/2', 'p/1', 'p/ghost']),
    away: null,
  })
  await world.deliver(
    { kind: 'players', at: SATURDAY_EVENING, players: [player('p/1', '林远'), player('p/2', '周牧')] },
    lineup(2, '4-3-3'),
    lineup(1, '4-4-2'),
    {
      kind: 'injuries',
      at: SATURDAY_EVENING,
      teamKey: 'l/1',
      injuries: [{ playerKey: 'p/1', type: 1, note: '拉伤', since: null }],
    },
  )
  const { data } = await world.get<MatchLineup>(`/live/fb/match/live/lineup/${world.id}`)
  expect(data.home).toMatchObject({
    formation: '4-3-3',
    players: [{ nameZh: '周牧', rating: 7.3 }, { nameZh: '林远' }],
  })
  expect(data.away).toBeNull()
  expect(data.injuries.away).toMatchObject([{ nameZh: '林远', type: 1, note: '拉伤' }])
  expect((await header()).data).toMatchObject({ coverage: { lineup: 1 }, match: { marks: ['lineup'] } })
})

test('facts keep what a message leaves out, and pressure is the whole story so far', async () => {
  const facts = (revision: number, said: object): FeedMessage => ({
    kind: 'facts',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision,
    facts: said,
  })
  await world.deliver(facts(1, { weather: 5, venue: '工人体育场' }), facts(2, { temperature: '18°C' }))
  await world.deliver({ kind: 'trend', at: SATURDAY_EVENING, matchKey: 'a', revision: 1, halves: [[3, -4]] })
  await world.deliver(facts(1, { weather: 4 }))
  expect((await text()).data).toMatchObject({
    environment: { weather: 5, temperature: '18°C', wind: null },
    trend: [[3, -4]],
  })
  expect((await header()).data.venue).toBe('工人体育场')
})

test('where the ball is is told and kept by nobody', async () => {
  await world.follow()
  const beats = [{ at: SATURDAY_EVENING, side: 'home' as const, x: 70, y: 40, act: 'attack' as const }]
  await world.deliver({ kind: 'beats', at: SATURDAY_EVENING, matchKey: 'a', beats })
  await until(() => world.events.some((event) => event.beats !== undefined))
})

test('malformed details are dropped, what stands beside them is stored', async () => {
  const bad = { ...line('bad', 1, '错'), type: 1e9 }
  await world.deliver({
    kind: 'text',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision: 1,
    lines: [bad, line('good', 2, '对')],
  })
  expect((await text()).data.textLive).toMatchObject([{ key: 'good' }])
})
