import { sql } from 'kysely'
import { openPredictions, type PredictionsWorld } from './testing/open-predictions'
import { testBasketball } from './testing/predicted-league'

const SECOND_QUARTER = 4
const FINISHED = 10

let world: PredictionsWorld
beforeEach(async () => {
  world = await openPredictions(testBasketball)
})
afterEach(() => world.close())

test('a game is locked, followed in play and settled as a match of football is', async () => {
  const id = await world.league.addFixture({ home: 0, away: 7 })
  await world.league.quote(id, [1.4, 0, 3])
  await world.run('train')
  await world.run('lock')
  const [locked] = await world.records()
  expect(locked).toMatchObject({
    match: { id, sport: 'basketball' },
    prediction: {
      sport: 'basketball',
      outcome: { draw: null },
      margin: { sd: expect.any(Number) },
    },
    market: { prices: [1.4, 0, 3], chances: [expect.any(Number), 0, expect.any(Number)] },
  })
  const { list } = await world.get('/live/prediction/upcoming?sport=2')
  expect(list).toMatchObject([{ sport: 2, likely: [{ chance: null }] }])

  await sql`UPDATE basketball_match_states SET home_points = '{28,9}', away_points = '{20,8}',
    clock = 480, period_seconds = 720 WHERE match_id = ${id}`.execute(world.db)
  await sql`INSERT INTO basketball_match_facts (match_id, flow, source, source_at)
    VALUES (${id}, '[[30,2,0],[700,28,20],[900,37,28]]', 'demo', now())`.execute(world.db)
  await world.league.setState(id, SECOND_QUARTER, [37, 28])
  const { inPlay } = await world.get(`/live/prediction/match/${id}`)
  expect(inPlay.points.at(-1)).toMatchObject({ at: 16, score: [37, 28] })

  await world.league.setState(id, FINISHED, [99, 104])
  await world.league.moveKickoff(id, 3_600)
  await world.run('settle')
  expect((await world.records())[1]).toMatchObject({
    kind: 'result',
    result: 'away',
    hit: false,
    chance: locked.prediction.outcome.away[1],
    score: [99, 104],
  })
  const { groups } = await world.get('/live/prediction/scores')
  expect(groups[0]).toMatchObject({ sport: 2, model: { count: 1, hits: 0 } })
})
