import { BASKETBALL_INCIDENT, BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { FeedBasketballState, FeedMessage } from '../../../feeds/feed'
import { createLog } from '../../../platform/log'
import { arrival } from '../../../sports/fixtures/arrival'
import { EVENING } from '../../../sports/fixtures/board-rows'
import { countRows, storedMatch, versionOf } from '../../../sports/fixtures/stored-rows'
import { catalogue, fixture, fixtures } from '../../../sports/fixtures/world'
import type { Stored } from '../../../sports/ingest'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { gameStory } from '../fixtures/games'
import { said, turn } from '../fixtures/messages'
import { basketball } from '../sport'
import { basketballSink } from './basketball-sink'

const { leadChange, tie, overtime, periodEnd, fouledOut, periodStart } = BASKETBALL_INCIDENT

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const clock = { now: () => EVENING * 1000 }
const stored = (key: string) => storedMatch(database.db, basketball, key)

function sinkOf(changes: Stored[] = []) {
  const onStored = (change: Stored) => void changes.push(change)
  const log = createLog('silent')
  return basketballSink({ db: database.db, source: 'demo', clock, log, onStored })
}

function world(keys: string[]): FeedMessage<FeedBasketballState>[] {
  const games = keys.map((key) => fixture(key))
  return [catalogue(EVENING - 1000), fixtures(EVENING - 1000, games)]
}

test('a game delivered repeatedly is stored once, as basketball', async () => {
  const messages = [...world(['a']), said('a', 1, { incidents: [turn('t')] })]
  await sinkOf().deliver(messages)
  const before = await stored('a')
  const changes: Stored[] = []
  await sinkOf(changes).deliver([...messages, ...messages])
  expect(changes).toEqual([])
  expect(await stored('a')).toEqual(before)
  expect(before).toMatchObject({
    state: { status: 4, score: [30, 27], home_points: [25, 5], away_points: [20, 7], clock: 541 },
    incidents: [{ key: 't', type: leadChange, side: 'away' }],
  })
  expect(await countRows(database.db, 'basketball_incidents')).toBe(1)
  const { rows } = await sql`SELECT DISTINCT sport_id FROM matches`.execute(database.db)
  expect(rows).toEqual([{ sport_id: 2 }])
})

test('the same keys in another sport are other leagues, teams and matches', async () => {
  await sinkOf().deliver(world(['a']))
  const { rows } = await sql`
    SELECT (SELECT count(*)::int FROM leagues WHERE sport_id = ${basketball.id}) AS leagues,
      (SELECT count(*)::int FROM teams WHERE sport_id = ${basketball.id}) AS teams,
      (SELECT count(*)::int FROM football_match_states) AS football`.execute(database.db)
  expect(rows).toEqual([{ leagues: 3, teams: 24, football: 0 }])
})

test('any order, repetition and batching stores the same as the order of the source', async () => {
  const sink = sinkOf()
  let round = 0
  const stories = gameStory('?').chain((story) => {
    return fc.tuple(fc.constant(story), arrival(story), fc.integer({ min: 1, max: 7 }))
  })
  await sink.deliver([catalogue(EVENING)])
  await fc.assert(
    fc.asyncProperty(stories, async ([story, arrived, batch]) => {
      round += 1
      const [calm, storm] = [`calm${round}`, `storm${round}`]
      await sink.deliver([fixtures(EVENING, [fixture(calm), fixture(storm)])])
      await sink.deliver(story.map((message) => ({ ...message, matchKey: calm })))
      for (let at = 0; at < arrived.length; at += batch) {
        const some = arrived.slice(at, at + batch)
        await sink.deliver(some.map((message) => ({ ...message, matchKey: storm })))
      }
      expect(await stored(storm)).toEqual(await stored(calm))
    }),
    { numRuns: 30 },
  )
}, 60_000)

test("a quarter's points are corrected after the next began, with a record", async () => {
  await sinkOf().deliver([...world(['a']), said('a', 1)])
  const corrected = { score: [28, 27] as [number, number], homePoints: [23, 5] }
  await sinkOf().deliver([said('a', 3, { state: corrected })])
  expect((await stored('a')).state).toMatchObject({ revision: 1, home_points: [25, 5] })
  await sinkOf().deliver([said('a', 2, { state: corrected, correction: true })])
  expect((await stored('a')).state).toMatchObject({ revision: 3, home_points: [23, 5] })
  const { rows } = await sql`
    SELECT said->'homePoints' AS said, replaced->'homePoints' AS replaced
    FROM basketball_corrections`.execute(database.db)
  expect(rows).toEqual([{ said: [23, 5], replaced: [25, 5] }])
})

test('a game goes back from finished to overtime by a correction, and ends again', async () => {
  const quarters = { homePoints: [25, 25, 25, 25], awayPoints: [24, 25, 25, 25] }
  const level = { homePoints: [25, 25, 25, 25, 0], awayPoints: [25, 25, 25, 25, 0] }
  const sink = sinkOf()
  const end = { status: BASKETBALL_STATUS.finished, score: [100, 99] as [number, number] }
  const goesOn = { status: BASKETBALL_STATUS.overtime, score: [100, 100] as [number, number] }
  await sink.deliver([...world(['a']), said('a', 1, { state: { ...end, ...quarters } })])
  await sink.deliver([said('a', 2, { state: { ...goesOn, ...level } })])
  expect((await stored('a')).state).toMatchObject({ status: 10, score: [100, 99] })
  await sink.deliver([said('a', 3, { state: { ...goesOn, ...level }, correction: true })])
  expect((await stored('a')).state).toMatchObject({ status: 9, score: [100, 100] })
  const last = { homePoints: [25, 25, 25, 25, 9], awayPoints: [25, 25, 25, 25, 4] }
  await sink.deliver([said('a', 4, { state: { ...end, score: [109, 104], ...last } })])
  expect((await stored('a')).state).toMatchObject({ status: 10, score: [109, 104] })
})

test('lists announce ends of periods, overtimes, lead changes and ties, each once', async () => {
  const changes: Stored[] = []
  const sink = sinkOf(changes)
  await sink.deliver([...world(['a']), said('a', 1)])
  const types = [leadChange, tie, overtime, periodEnd, fouledOut, periodStart]
  const incidents = types.map((type) => turn(`t${type}`, { type }))
  await sink.deliver([said('a', 2, { incidents, at: EVENING })])
  await sink.deliver([said('a', 3, { incidents, at: EVENING })])
  const announced = changes.flatMap(({ incidents: given }) => given.map(({ type }) => type))
  expect(announced.sort()).toEqual([leadChange, tie, overtime, periodEnd].sort())
})

test('versions grow by one for each accepted message', async () => {
  const sink = sinkOf()
  await sink.deliver(world(['a']))
  await sink.deliver([said('a', 1), said('a', 3), said('a', 2), said('a', 3)])
  expect(await versionOf(database.db, basketball, 'a')).toBe(3)
})
