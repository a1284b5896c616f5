import { setTimeout as wait } from 'node:timers/promises'
import type { Feed, FeedMatchState, FeedMessage } from '../../feeds/feed'
import { type Bus, createInProcessBus, positionSubject } from '../../platform/bus'
import { createLog } from '../../platform/log'
import { manualClock } from '../../sports/fixtures/board-rows'
import { startLists } from '../../sports/fixtures/open-lists'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { footballModules, footballSink } from '.'
import { catalogue, EVENING, fixture, fixtures, goal, said } from './fixtures/messages'
import { football } from './sport'

const log = createLog('silent')
const LIVE = '/live/football/v1_1/live'

let database: TestDatabase
const ends: AbortController[] = []
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const end of ends.splice(0)) end.abort()
  await database.drop()
})

const messages: FeedMessage[] = [
  catalogue(EVENING - 100),
  fixtures(EVENING - 100, [fixture('a'), fixture('b', { homeKey: 'l.0/2', awayKey: 'l.0/3' })]),
  said('a', 1, { state: { score: [1, 0], corners: [3, 2] }, incidents: [goal('g')] }),
  said('b', 1, { state: { status: 3, half: [0, 0] } }),
]

function feedOf(run: Feed['run']): Feed {
  return { source: 'demo', demo: true, speed: 1, run }
}

const untilAborted = (signal: AbortSignal) => {
  return new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  )
}

async function start(bus: Bus, roles: string[], feed: Feed | null) {
  const end = new AbortController()
  ends.push(end)
  const { app, clock, metrics } = await startLists<FeedMatchState>(
    (process) => footballModules(process).football,
    { db: database.db, bus, roles, feed },
    end.signal,
  )
  const matches = async () => {
    // The ready response of the live list has expired by then.
    clock.pass(300)
    return (await app.inject(LIVE)).json().data?.matches
  }
  return { app, matches, metrics }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it never came true')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('a restart after a kill shows all acknowledged messages', async () => {
  let acknowledged: () => void = () => undefined
  const delivered = new Promise<void>((resolve) => {
    acknowledged = resolve
  })
  const first = await start(
    createInProcessBus(),
    ['api', 'feed'],
    feedOf(async (sink, signal) => {
      await sink.deliver(messages)
      sink.alive(EVENING)
      acknowledged()
      await untilAborted(signal)
    }),
  )
  await delivered
  await until(async () => (await first.matches())?.length === 2)
  const before = await first.matches()
  // The first one gets no signal, as a killed process.
  const second = await start(
    createInProcessBus(),
    ['api', 'feed'],
    feedOf((sink, signal) => {
      sink.alive(EVENING)
      return untilAborted(signal)
    }),
  )
  expect(await second.matches()).toEqual(before)
  expect(before).toMatchObject([
    { s: 2, score: [1, 0], corners: [3, 2] },
    { s: 3, half: [0, 0] },
  ])
})

test('recent stored data is served before the first message of the feed', async () => {
  const stored = footballSink({ db: database.db, source: 'demo', clock: manualClock(), log })
  await stored.deliver(messages)
  const silent = start(
    createInProcessBus(),
    ['api', 'feed'],
    feedOf((_, signal) => untilAborted(signal)),
  )
  const { matches } = (await Promise.race([silent, wait(8_000)])) ?? {}
  expect(await matches?.()).toHaveLength(2)
  await silent
}, 30_000)

test('metrics show the age of the feed and the outcomes of its messages', async () => {
  const { metrics, matches } = await start(
    createInProcessBus(),
    ['api', 'feed'],
    feedOf(async (sink, signal) => {
      await sink.deliver([...messages, ...messages, said('unknown', 1)])
      sink.alive(EVENING - 20)
      await untilAborted(signal)
    }),
  )
  await until(async () => (await metrics.metrics()).includes('outcome="unknown match"} 1'))
  await until(async () => (await matches()).length === 2)
  const text = await metrics.metrics()
  expect(text).toMatch(/football_feed_messages_total\{outcome="accepted"\} 2\n/)
  expect(text).toMatch(/football_feed_messages_total\{outcome="late"\} 2\n/)
  expect(text).toMatch(/football_board_matches 2\n/)
  expect(Number(/^football_feed_age_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(20)
})

test('a feed that throws is started again and the server keeps running', async () => {
  let runs = 0
  const { matches } = await start(
    createInProcessBus(),
    ['api', 'feed'],
    feedOf(async (sink, signal) => {
      runs += 1
      if (runs === 1) throw new Error('the source went away')
      await sink.deliver(messages)
      sink.alive(EVENING)
      await untilAborted(signal)
    }),
  )
  expect(await matches()).toEqual([])
  await until(async () => (await matches()).length === 2)
  expect(runs).toBe(2)
})

test('without a feed the list shows imported matches with the age of their data', async () => {
  const imported = footballSink({
    db: database.db,
    source: 'openfootball',
    clock: manualClock(),
    log,
  })
  await imported.deliver(messages)
  const demo = footballSink({ db: database.db, source: 'demo', clock: manualClock(), log })
  await demo.deliver([fixtures(EVENING, [fixture('left over from a demo')])])
  const { app, matches } = await start(createInProcessBus(), ['api', 'feed'], null)
  expect(await matches()).toHaveLength(2)
  expect((await app.inject(LIVE)).json().data.feed).toEqual({
    source: 'none',
    speed: 1,
    demo: false,
    aliveAt: EVENING,
  })
})

test('a process with only the role api shows the list of the process with the feed', async () => {
  const bus = createInProcessBus()
  const other = await start(bus, ['api'], null)
  expect((await other.app.inject(LIVE)).json()).toMatchObject({
    code: 503,
    reason: 'server.busy',
    retryAfterMs: 1_000,
  })
  const publisher = await start(
    bus,
    ['feed'],
    feedOf(async (sink, signal) => {
      await sink.deliver(messages)
      sink.alive(EVENING)
      await untilAborted(signal)
    }),
  )
  expect((await publisher.app.inject(LIVE)).json()).toMatchObject({ code: 404 })
  await until(async () => (await other.matches())?.length === 2)
  const position = await bus.request(positionSubject(football.topics.board), null)
  const { epoch, seq } = (await other.app.inject(LIVE)).json().data
  expect(position).toEqual({ epoch, seq })
})
