import { sql } from 'kysely'
import { type PredictionsWorld, trainOnce } from '../testing/open-predictions'

let world: PredictionsWorld
let trained: Awaited<ReturnType<typeof trainOnce>>
/** A match that is locked and has not started. */
let id: number
beforeAll(async () => {
  trained = await trainOnce(async ({ league, run }) => {
    id = await league.addFixture()
    await league.quote(id, [1.8, 3.5, 4.4])
    await run('lock')
  })
})
afterAll(() => trained.remove())
beforeEach(async () => {
  world = await trained.open()
})
afterEach(() => world.close())

const HOUR = 3_600
const FINISHED = 8
const CANCELLED = 12

/** As if the time had passed: locked and kicked off earlier. */
async function pass(seconds: number): Promise<void> {
  const back = sql`${seconds} * interval '1 second'`
  await sql`UPDATE predictions SET locked_at = locked_at - ${back},
    kickoff_at = kickoff_at - ${back}`.execute(world.db)
  await sql`UPDATE matches SET kickoff_at = kickoff_at - ${back}
    WHERE kickoff_at > now()`.execute(world.db)
}

const past = () => world.get('/live/prediction/past')

test('a finished match is settled once, with the chance given to what happened', async () => {
  await pass(4 * HOUR)
  await world.league.quote(id, [2, 3.4, 4])
  await world.league.setState(id, FINISHED, [2, 1])
  await Promise.all([world.run('settle', world.open()), world.run('settle', world.open())])
  await world.run('settle')
  const [locked, settled, ...more] = await world.records()
  expect(more).toEqual([])
  expect(settled).toEqual({
    record: 2,
    at: expect.any(String),
    kind: 'result',
    of: 1,
    match: id,
    corrects: null,
    score: [2, 1],
    result: 'home',
    hit: true,
    chance: locked.prediction.outcome.home[1],
    closing: [expect.closeTo(0.485, 2), expect.closeTo(0.28, 2), expect.closeTo(0.24, 2)],
  })
  expect(await past()).toMatchObject({ count: 1, counted: 1, hits: 1 })
})

test('a corrected result is settled again, and the locked part stays as it is', async () => {
  const [before] = await world.records()
  await pass(4 * HOUR)
  await world.league.setState(id, FINISHED, [2, 1])
  await world.run('settle')
  await world.league.setState(id, FINISHED, [0, 1])
  await world.run('settle')
  const [locked, first, second] = await world.records()
  expect(locked).toEqual(before)
  expect(first).toMatchObject({ score: [2, 1], hit: true, corrects: null })
  expect(second).toMatchObject({ score: [0, 1], hit: false, of: 1, corrects: 2 })
  const { list, hits, count } = await past()
  expect([list[0].settled.corrected, list[0].settled.result, hits, count]).toEqual([
    true,
    'away',
    0,
    1,
  ])
})

test('a result that is corrected after a season is settled again', async () => {
  await pass(4 * HOUR)
  await world.league.setState(id, FINISHED, [2, 1])
  await world.run('settle')
  await pass(300 * 24 * HOUR)
  await world.league.setState(id, FINISHED, [0, 1])
  await world.run('settle')
  expect((await world.records())[2]).toMatchObject({ score: [0, 1], of: 1, corrects: 2 })
})

test('a match in play and a break of some hours settle nothing', async () => {
  await pass(6 * HOUR)
  for (const status of [2, 10, 11]) {
    await world.league.setState(id, status, [1, 0])
    await world.run('settle')
  }
  expect(await world.records()).toHaveLength(1)
})

test('a postponed match makes its prediction void, and is locked again', async () => {
  await pass(5 * HOUR)
  // A day later than it was, and within tomorrow at any hour of the day.
  await world.league.moveKickoff(id, 22 * HOUR)
  await world.run('settle')
  await world.run('lock')
  const [first, made, second] = await world.records()
  expect(made).toMatchObject({ kind: 'void', reason: 'postponed', of: 1 })
  expect(second).toMatchObject({ kind: 'prediction', match: { id } })
  expect(second.match.kickoffAt).not.toBe(first.match.kickoffAt)
  const { prediction } = await world.get(`/live/prediction/match/${id}`)
  expect(prediction.listed).toMatchObject({ record: 3, settled: null })
})

test('a cancelled match is void after a day, and counts as neither hit nor miss', async () => {
  await world.league.setState(id, CANCELLED)
  await world.run('settle')
  expect(await world.records()).toHaveLength(1)
  await pass(28 * HOUR)
  await world.run('settle')
  expect((await world.records())[1]).toMatchObject({ kind: 'void', reason: 'cancelled' })
  expect(await past()).toMatchObject({ count: 1, counted: 0, hits: 0 })
})

test('a prediction that was locked after the kick-off as it really was is void', async () => {
  await world.league.moveKickoff(id, -3 * HOUR)
  await world.league.setState(id, FINISHED, [3, 0])
  await world.run('settle')
  expect((await world.records())[1]).toMatchObject({ kind: 'void', reason: 'early kick-off' })
})

test('a prediction outlives its match', async () => {
  await pass(4 * HOUR)
  await world.league.setState(id, FINISHED, [1, 1])
  await world.run('settle')
  await sql`DELETE FROM odds_lines`.execute(world.db)
  await sql`DELETE FROM matches WHERE id = ${id}`.execute(world.db)
  await world.run('settle')
  const { list } = await past()
  expect(list[0]).toMatchObject({ matchId: id, settled: { result: 'draw', score: [1, 1] } })
})
