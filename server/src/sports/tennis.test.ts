import { setTimeout as wait } from 'node:timers/promises'
import { LIST_TYPE } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { type Bus, createInProcessBus, topicSubject } from '../platform/bus'
import { createTestDatabase, manualFeed, type TestDatabase } from '../testing'
import { until } from '../testing/until'
import { EVENING } from './fixtures/board-rows'
import { startLists } from './fixtures/open-lists'
import { TENNIS_INCIDENT, TENNIS_STATUS, TennisList } from './fixtures/tennis/contract'
import { type TennisState, tennis } from './fixtures/tennis/sport'
import { createTennisTables, played, tennisModule, tennisWorld } from './fixtures/tennis/world'

const DAY_MS = 86_400_000
const HOUR_S = 3_600

let database: TestDatabase
let end: AbortController
beforeEach(async () => {
  end = new AbortController()
  database = await createTestDatabase()
  await createTennisTables(database.db)
})
afterEach(async () => {
  end.abort()
  await database.drop()
})

const WORLD = tennisWorld({
  evening: {},
  earlier: { leagueKey: 'l.2', kickoffAt: EVENING - HOUR_S },
  night: { kickoffAt: EVENING + HOUR_S },
  tomorrow: { leagueKey: 'l.1', kickoffAt: EVENING + DAY_MS / 1000 },
})

async function start(bus: Bus, roles: string[], feed: ReturnType<typeof manualFeed<TennisState>>) {
  const given = { db: database.db, bus, roles, feed: roles.includes('feed') ? feed.feed : null }
  const process = await startLists<TennisState>(tennisModule, given, end.signal)
  const list = async (query = ''): Promise<TennisList> => {
    process.clock.pass(300)
    const answer = await process.app.inject(`/live/tennis/match?${query}`)
    return Value.Parse(TennisList, answer.json().data)
  }
  const names = async (query = '') => {
    const { matches, teams } = await list(query)
    return matches.map(({ home }) => teams.find(({ id }) => id === home)?.nameZh)
  }
  return { ...process, list, names }
}

/** A process that leads: lists and the feed of tennis, with the world delivered. */
async function lead(bus = createInProcessBus()) {
  const feed = manualFeed<TennisState>()
  const process = await start(bus, ['api', 'feed'], feed)
  await feed.deliver(...WORLD)
  await until(async () => (await process.list()).matches.length === 3)
  return { ...process, deliver: feed.deliver }
}

const byKey = async (key: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = ${key}`.execute(
    database.db,
  )
  return rows[0]?.id ?? 0
}

test('matches are listed in the order of play, by tab, by day and by tournament', async () => {
  const { app, deliver, names, list, metrics } = await lead()
  expect(await names()).toEqual(['球队2-2', '球队0-0', '球队0-4'])
  const inPlay = { homeGames: [3], awayGames: [2], points: '40-A', setStartedAt: EVENING }
  await deliver(
    played('evening', 1, { ...inPlay, serving: 'home' }),
    played('earlier', 1, { status: TENNIS_STATUS.retired, homeGames: [6, 1], awayGames: [3, 0] }),
  )
  await until(async () => (await names(`type=${LIST_TYPE.inPlay}`)).length === 1)
  expect((await list(`type=${LIST_TYPE.inPlay}`)).matches).toMatchObject([
    { s: TENNIS_STATUS.set1, begin: EVENING, homeGames: [3], points: '40-A', serving: 'home' },
  ])
  expect(await names(`type=${LIST_TYPE.notStarted}`)).toEqual(['球队0-4'])
  expect(await names('date=2026-08-16')).toEqual(['球队1-6'])
  expect(await names(`date=2026-08-15&type=${LIST_TYPE.results}`)).toEqual(['球队2-2'])
  const { data } = (await app.inject('/live/tennis/filter')).json()
  expect(data).toMatchObject([{ letter: 'A', countList: [{ count: 2 }] }, { letter: 'C' }])
  expect(await metrics.metrics()).toMatch(/tennis_feed_messages_total\{outcome="accepted"\} 2\n/)
})

test('a page is named by the sets that each player won', async () => {
  const { deliver, module, list } = await lead()
  const { set3 } = TENNIS_STATUS
  await deliver(played('evening', 1, { status: set3, homeGames: [6, 3, 1], awayGames: [4, 6, 0] }))
  await until(async () => (await list('type=1')).matches.length === 1)
  const params = { id: String(await byKey('evening')) }
  const address = { params, query: new URLSearchParams(), origin: 'https://saidian.example' }
  const text = await module.pageTexts?.['tennis-match']?.(address)
  expect(text?.title).toBe('队0-0 1-1 队0-1')
})

test('a message that moves backwards waits for its correction, which is recorded', async () => {
  const { deliver, list } = await lead()
  const games = async () => {
    const id = await byKey('evening')
    return (await list()).matches.find((match) => match.id === id)?.homeGames
  }
  await deliver(played('evening', 1, { homeGames: [5], awayGames: [2] }))
  await deliver(played('evening', 3, { homeGames: [4], awayGames: [4] }))
  await until(async () => (await games())?.[0] === 5)
  await deliver(played('evening', 2, { homeGames: [4], awayGames: [3] }, true))
  await until(async () => (await games())?.[0] === 4)
  const { rows } = await sql`
    SELECT revision, said->'homeGames' AS said, replaced->'homeGames' AS replaced
    FROM tennis_corrections`.execute(database.db)
  expect(rows).toEqual([{ revision: 2, said: [4], replaced: [5] }])
})

test('a game won is published at once, to other processes too; a set is announced', async () => {
  const bus = createInProcessBus()
  const { deliver, list } = await lead(bus)
  const follower = await start(bus, ['api'], manualFeed<TennisState>())
  await deliver(played('evening', 1, { homeGames: [5], awayGames: [4] }))
  await until(async () => (await list('type=1')).matches.length === 1)
  const events: unknown[] = []
  bus.subscribe(topicSubject(tennis.topics.board), (event) => events.push(event), end.signal)
  const set = {
    key: 'set1',
    type: TENNIS_INCIDENT.setEnd,
    side: 'home' as const,
    minute: 41,
    addedMinute: null,
    player: null,
    otherPlayer: null,
    score: null,
  }
  const next = { status: TENNIS_STATUS.set2, homeGames: [6, 0], awayGames: [4, 0] }
  await deliver(played('evening', 2, { ...next, incidents: [set] }))
  const changed = [{ s: TENNIS_STATUS.set2, homeGames: [6, 0], awayGames: [4, 0] }]
  const incidents = [{ type: TENNIS_INCIDENT.setEnd, side: 'home' }]
  expect(events).toMatchObject([{ data: { changed, incidents } }])
  expect((await follower.list()).matches).toEqual((await list()).matches)
})

test("today's list turns over at the day border of the sport", async () => {
  const { clock, names } = await lead()
  const border = tennis.dayStart(clock.now()) + DAY_MS
  clock.set(border - 2_000)
  await wait(1_100)
  expect(await names()).toHaveLength(3)
  clock.set(border)
  await until(async () => (await names())[0] === '球队1-6')
  expect(await names()).toHaveLength(1)
})
