import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type { Feed, FeedSink } from '../feeds/feed'
import { type Bus, createInProcessBus, topicSubject } from '../platform/bus'
import { unlimitedTerm } from '../platform/leader'
import { createLog } from '../platform/log'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { EVENING, manualClock } from './fixtures/board-rows'
import { STATUS, type TwoSetsState, twoSets } from './fixtures/two-sets'
import { createTwoSetsTables, played, twoSetsWorld } from './fixtures/two-sets-world'
import { createCommits, createFeedLeader } from './ingest'
import { createLists } from './lists'

const DAY_MS = 86_400_000

let database: TestDatabase
let end: AbortController
beforeEach(async () => {
  end = new AbortController()
  database = await createTestDatabase()
  await createTwoSetsTables(database.db)
})
afterEach(async () => {
  end.abort()
  await database.drop()
})

/** A feed of the game; the test delivers its messages. */
function openFeed() {
  let begin: (sink: FeedSink<TwoSetsState>) => void = () => undefined
  const started = new Promise<FeedSink<TwoSetsState>>((resolve) => {
    begin = resolve
  })
  const feed: Feed<TwoSetsState> = {
    source: 'manual',
    demo: false,
    speed: 1,
    run: (sink, signal) => {
      begin(sink)
      sink.alive(EVENING)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    },
  }
  return { feed, started }
}

/** A process that leads: lists and the feed of the game. */
async function leadTwoSets(bus: Bus) {
  const clock = manualClock()
  const { feed, started } = openFeed()
  const commits = createCommits()
  const metrics = new Registry()
  const context = { db: database.db, bus, clock, log: createLog('silent'), metrics, feed, commits }
  const lists = createLists(twoSets, { ...context, columns: [] })
  const leadFeed = createFeedLeader({ ...context, sport: twoSets, stores: [], lists })
  const term = unlimitedTerm(end.signal)
  await lists.lead(term)
  await leadFeed(term)
  const { deliver } = await started
  await deliver(twoSetsWorld(['today', 'tomorrow']))
  const board = () => [...(lists.board.view()?.contents.matches.values() ?? [])]
  return { clock, lists, deliver, board, metrics }
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !isTrue(); await wait(20))
    if (Date.now() > deadline) throw new Error('it never came true')
}

test("a game with other statuses and periods reaches today's list and a day's", async () => {
  const { lists, deliver, board, metrics } = await leadTwoSets(createInProcessBus())
  await deliver([played('today', 1, { first: [11, 7], setStartedAt: EVENING, serving: 'home' })])
  await until(() => board()[0]?.first !== null && board().length > 0)
  expect(board()).toMatchObject([
    { s: STATUS.first, begin: EVENING, first: [11, 7], second: null, serving: 'home', version: 2 },
  ])
  expect(await lists.lists.day('2026-08-16')).toHaveLength(1)
  const { matches } = await lists.named(await lists.lists.day('2026-08-16'))
  expect(matches).toMatchObject([{ s: STATUS.planned, first: null }])
  expect(await lists.named(board().map(({ id }) => id))).toMatchObject({ matches: board() })
  expect(await metrics.metrics()).toMatch(/two_sets_feed_messages_total\{outcome="accepted"\} 1\n/)
})

test('a message that moves backwards waits for its correction, which is recorded', async () => {
  const { deliver, board } = await leadTwoSets(createInProcessBus())
  await deliver([played('today', 1, { first: [11, 7] })])
  await deliver([played('today', 3, { first: [10, 9] })])
  await until(() => board()[0]?.first?.[0] === 11)
  await deliver([played('today', 2, { first: [10, 7] }, true)])
  await until(() => board()[0]?.first?.[1] === 9)
  const { rows } = await sql`
    SELECT revision, said->'first' AS said, replaced->'first' AS replaced
    FROM two_sets_corrections`.execute(database.db)
  expect(rows).toEqual([{ revision: 2, said: [10, 7], replaced: [11, 7] }])
})

test('points are published at once, to other processes too', async () => {
  const bus = createInProcessBus()
  const { deliver, board } = await leadTwoSets(bus)
  const follower = createLists(twoSets, {
    db: database.db,
    bus,
    clock: manualClock(),
    log: createLog('silent'),
    metrics: new Registry(),
    feed: null,
    columns: [],
    commits: createCommits(),
  })
  await follower.follow(end.signal)
  await deliver([played('today', 1, { first: [15, 9] })])
  await until(() => board()[0]?.s === STATUS.first)
  const events: unknown[] = []
  bus.subscribe(topicSubject(twoSets.topics.board), (event) => events.push(event), end.signal)
  await deliver([played('today', 2, { status: STATUS.second, first: [15, 9], second: [1, 0] })])
  expect(events).toMatchObject([{ data: { changed: [{ s: STATUS.second, second: [1, 0] }] } }])
  expect([...(follower.board.view()?.contents.matches.values() ?? [])]).toEqual(board())
})

test("today's list turns over at the day border of the game", async () => {
  const { clock, lists, board } = await leadTwoSets(createInProcessBus())
  const [today] = await lists.lists.day('2026-08-15')
  const [tomorrow] = await lists.lists.day('2026-08-16')
  await until(() => board().length === 1)
  const border = twoSets.dayStart(clock.now()) + DAY_MS
  clock.set(border - 2_000)
  await wait(1_100)
  expect(board().map(({ id }) => id)).toEqual([today])
  clock.set(border)
  await until(() => board()[0]?.id === tomorrow)
  expect(board()).toHaveLength(1)
})
