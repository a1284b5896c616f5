import { sql } from 'kysely'
import { createLog } from '../../../platform/log'
import { appendContents } from '../records/record-chain'
import { type PredictionsWorld, trainOnce } from '../testing/open-predictions'
import { testFootball } from '../testing/predicted-league'
import { createModels } from '../train/models'
import { createLocking } from './lock.service'

let world: PredictionsWorld
let trained: Awaited<ReturnType<typeof trainOnce>>
beforeAll(async () => {
  trained = await trainOnce()
})
afterAll(() => trained.remove())
beforeEach(async () => {
  world = await trained.open()
})
afterEach(() => world.close())

const HOUR = 3_600
const signal = () => new AbortController().signal

test('a match of today is locked with its model, inputs, market and time', async () => {
  const id = await world.league.addFixture()
  await world.league.quote(id, [1.8, 3.5, 4.4])
  await world.run('lock')
  const [record] = await world.records()
  expect(record).toMatchObject({
    record: 1,
    kind: 'prediction',
    match: { id, sport: 'football', source: 'demo', home: { nameZh: '0队' } },
    model: expect.stringMatching(/^football-\S+ \d{4}-\d\d-\d\dT\d\d:\d\dZ [0-9a-f]{12}$/),
    inputs: { matches: 112, until: expect.any(Number), opening: [1.8, 3.5, 4.4] },
    market: { prices: [1.8, 3.5, 4.4] },
  })
  expect(Date.parse(record.match.kickoffAt) - Date.parse(record.at)).toBeGreaterThan(600_000)
  const { home, draw, away } = record.prediction.outcome
  expect(home[1] + draw[1] + away[1]).toBeCloseTo(1, 3)
})

test('restarts and processes at once lock each match once, and never again', async () => {
  for (let match = 0; match < 4; match++) await world.league.addFixture({ home: match, away: 5 })
  const others = [world.open(), world.open()]
  await Promise.all(others.map((other) => world.run('lock', other)))
  const locked = await world.records()
  expect(new Set(locked.map(({ match }) => match.id)).size).toBe(4)
  expect(locked).toHaveLength(4)
  await world.run('lock')
  expect(await world.records()).toEqual(locked)
})

test('nothing is locked less than ten minutes before the kick-off, nor after it', async () => {
  for (const inSeconds of [9 * 60, 1, -60, -2 * HOUR]) await world.league.addFixture({ inSeconds })
  const begun = await world.league.addFixture({ home: 2, away: 3 })
  await world.league.setState(begun, 2, [0, 0])
  await world.league.addFixture({ inSeconds: 5 * 24 * HOUR })
  await world.run('lock')
  expect(await world.records()).toEqual([])
})

test('a kick-off that moves while the model works is noticed', async () => {
  const [sooner, later] = [
    await world.league.addFixture({ home: 1, away: 2 }),
    await world.league.addFixture({ home: 3, away: 4 }),
  ]
  const models = createModels({ db: world.db, log: createLog('silent'), dir: world.modelsDir })
  const lock = createLocking({
    db: world.db,
    log: createLog('silent'),
    models: {
      ...models,
      predict: async (...given) => {
        const predictions = await models.predict(...given)
        await world.league.moveKickoff(sooner, 5 * 60)
        await world.league.moveKickoff(later, 4 * HOUR)
        return predictions
      },
    },
  })
  expect(await lock(testFootball, signal())).toBe(0)
  expect(await world.records()).toEqual([])
})

test('a clock that moved back locks no match that may have begun', async () => {
  const id = await world.league.addFixture({ inSeconds: 2 * HOUR })
  // The last record is from three hours later: the clock of the database was moved back since.
  await world.db
    .transaction()
    .execute((trx) =>
      appendContents(trx, new Date(Date.now() + 3 * HOUR * 1_000), [
        { kind: 'void', of: 1, match: id, corrects: null, reason: 'cancelled' },
      ]),
    )
  await world.run('lock')
  expect((await world.records()).map(({ kind }) => kind)).toEqual(['void'])
})

test('the database takes no prediction that is locked too late', async () => {
  await world.league.addFixture()
  await world.run('lock')
  await expect(
    sql`UPDATE predictions SET locked_at = kickoff_at - interval '9 minutes'`.execute(world.db),
  ).rejects.toThrow('check')
})

test('a match of a league without a model waits, and does not stop the others', async () => {
  const known = await world.league.addFixture()
  const { rows } = await sql<{ id: number }>`
    INSERT INTO leagues (sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind,
      source, source_at)
    SELECT sport_id, area_id, 'new', name_zh, short_zh, letter, color, level, kind, source, now()
    FROM leagues RETURNING id`.execute(world.db)
  const other = await world.league.addFixture({ home: 2, away: 3 })
  await sql`UPDATE matches SET league_id = ${rows[0]?.id} WHERE id = ${other}`.execute(world.db)
  await world.run('lock')
  expect((await world.records()).map(({ match }) => match.id)).toEqual([known])
})
