import type { FeedBasketballState, FeedMessage } from '../../feeds/feed'
import { createInProcessBus } from '../../platform/bus'
import { EVENING } from '../../sports/fixtures/board-rows'
import { startLists } from '../../sports/fixtures/open-lists'
import { countRows, storedMatch } from '../../sports/fixtures/stored-rows'
import { catalogue, fixture, fixtures } from '../../sports/fixtures/world'
import { createTestDatabase, manualFeed, type TestDatabase } from '../../testing'
import { basketballModules } from '.'
import { said, turn } from './fixtures/messages'
import { basketball } from './sport'

let database: TestDatabase
const ends: AbortController[] = []
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const end of ends.splice(0)) end.abort()
  await database.drop()
})

const world: FeedMessage<FeedBasketballState>[] = [
  catalogue(EVENING - 100),
  fixtures(EVENING - 100, [fixture('a'), fixture('b', { homeKey: 'l.0/2', awayKey: 'l.0/3' })]),
]

/** A process that leads, on a bus of its own; its feed is alive at once. */
async function start() {
  const { feed, deliver } = manualFeed<FeedBasketballState>()
  const end = new AbortController()
  ends.push(end)
  const { app, clock, metrics } = await startLists<FeedBasketballState>(
    (process) => basketballModules(process).basketball,
    { db: database.db, bus: createInProcessBus(), feed, roles: ['api', 'feed'] },
    end.signal,
  )
  const list = async () => {
    clock.pass(300)
    const answer = await app.inject({ method: 'POST', url: '/live/basketball/match', payload: {} })
    return answer.json().data
  }
  const until = async (isTrue: () => Promise<boolean>) => {
    for (const deadline = Date.now() + 10_000; !(await isTrue()); ) {
      if (Date.now() > deadline) throw new Error('it never came true')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { list, until, deliver, clock, metrics }
}

test('after a kill in the middle of a game the lists are whole, nothing counts twice', async () => {
  const first = await start()
  const played = [said('a', 1), said('a', 2, { incidents: [turn('t')] }), said('b', 1)]
  await first.deliver(...world, ...played)
  await first.until(async () => (await first.list()).matches.length === 2)
  const before = await first.list()
  // The first one gets no signal, as a killed process; its feed had sent more than was stored.
  const second = await start()
  expect((await second.list()).matches).toEqual(before.matches)
  const later = said('a', 3, { state: { score: [32, 27], homePoints: [25, 7] } })
  await second.deliver(...world, ...played, later)
  await second.until(async () => (await second.list()).matches[0].version === 4)
  const { matches } = await second.list()
  expect(matches).toMatchObject([{ score: [32, 27] }, { score: [30, 27], version: 2 }])
  expect(await countRows(database.db, 'basketball_incidents')).toBe(1)
  expect((await storedMatch(database.db, basketball, 'a')).corrections).toEqual([])
})

test('a feed that is silent for a minute leaves the list as it is, and goes on', async () => {
  const { list, until, deliver, clock } = await start()
  await deliver(...world, said('a', 1))
  await until(async () => (await list()).matches.length === 2)
  const before = await list()
  clock.pass(60_000)
  const silent = await list()
  expect(silent.matches).toEqual(before.matches)
  expect(silent.feed).toEqual(before.feed)
  await deliver(said('a', 5, { state: { status: 5, clock: 0, clockAt: null } }))
  await until(async () => (await list()).matches[0].s === 5)
  expect((await list()).matches[0]).toMatchObject({ clock: 0, clockAt: null })
})

test('metrics show the age of the feed and the outcomes of its messages', async () => {
  const { list, until, deliver, metrics } = await start()
  const fallen = { score: [29, 27] as [number, number], homePoints: [25, 4] }
  await deliver(...world, said('a', 1), said('a', 1), said('a', 2, { state: fallen }))
  await until(async () => (await list()).matches.length === 2)
  const text = await metrics.metrics()
  for (const outcome of ['accepted', 'late', 'backwards'])
    expect(text).toContain(`basketball_feed_messages_total{outcome="${outcome}"} 1\n`)
  expect(text).toMatch(/^basketball_board_matches 2$/m)
  expect(text).toMatch(/^basketball_feed_age_seconds \d/m)
})
