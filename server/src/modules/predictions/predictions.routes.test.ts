import {
  type ListedPrediction,
  MatchPrediction,
  PAST_PAGE,
} from '@saidian/shared/contracts/predictions'
import { faultFinderOf } from '@saidian/shared/contracts/validation'
import { sql } from 'kysely'
import { type PredictionsWorld, trainOnce } from './testing/open-predictions'
import { testFootball } from './testing/predicted-league'

let world: PredictionsWorld
let trained: Awaited<ReturnType<typeof trainOnce>>
let shown: string[]
beforeAll(async () => {
  trained = await trainOnce()
})
afterAll(() => trained.remove())
beforeEach(async () => {
  shown = ['demo']
  world = await trained.open({ ...testFootball, sources: () => shown })
})
afterEach(() => world.close())

const FIRST_HALF = 2
const FINISHED = 8
const matchFault = faultFinderOf(MatchPrediction)

/** Matches that were locked, were played since, and ended with these scores. */
async function settled(scores: [number, number][]): Promise<number[]> {
  const ids: number[] = []
  for (const place of scores.keys())
    ids.push(await world.league.addFixture({ home: place % 7, away: 7, inSeconds: 3_600 + place }))
  await world.run('lock')
  await sql`UPDATE predictions SET locked_at = locked_at - interval '5 hours',
    kickoff_at = kickoff_at - interval '5 hours'`.execute(world.db)
  await sql`UPDATE matches SET kickoff_at = kickoff_at - interval '5 hours'
    WHERE id = ANY(${ids})`.execute(world.db)
  for (const [place, score] of scores.entries())
    await world.league.setState(ids[place] ?? 0, FINISHED, score)
  await world.run('settle')
  return ids
}

test('the coming predictions are listed by kick-off, with names and what is even', async () => {
  const later = await world.league.addFixture({ inSeconds: 9_000, home: 2, away: 3 })
  const sooner = await world.league.addFixture({ inSeconds: 5_000 })
  await world.league.quote(sooner, [3.4, 3.4, 2.2])
  await world.run('lock')
  const { list, leagues, teams } = await world.get('/live/prediction/upcoming?sport=1')
  expect(list.map(({ matchId }: ListedPrediction) => matchId)).toEqual([sooner, later])
  expect(list[0]).toMatchObject({
    likely: [{ score: expect.any(Array) }, {}, {}],
    total: { line: expect.any(Number) },
    handicap: { line: expect.any(Number) },
    market: { prices: [3.4, 3.4, 2.2] },
    settled: null,
  })
  expect([leagues[0].nameZh, teams.length]).toEqual(['联赛', 4])
  expect(await world.get('/live/prediction/upcoming?sport=2')).toMatchObject({ list: [] })
})

test('the past is paged to its last row: hits and misses, each once', async () => {
  const scores = Array.from({ length: PAST_PAGE + 5 }, (_, at): [number, number] => [at % 3, 1])
  const ids = await settled(scores)
  const first = await world.get('/live/prediction/past')
  const second = await world.get(`/live/prediction/past?after=${first.next}`)
  expect([first.list.length, second.list.length, second.next]).toEqual([PAST_PAGE, 5, null])
  const listed: ListedPrediction[] = [...first.list, ...second.list]
  expect(listed.map(({ matchId }) => matchId)).toEqual([...ids].reverse())
  const hits = listed.filter(({ settled }) => settled?.kind === 'result' && settled.hit).length
  expect(first).toMatchObject({ count: scores.length, counted: scores.length, hits })
  expect(hits).toBeGreaterThan(0)
  expect(hits).toBeLessThan(scores.length)
  const { list } = await world.get('/live/prediction/past?leagueId=999')
  expect(list).toEqual([])
})

test('scores of the sport and its league count the same matches', async () => {
  await settled([
    [2, 0],
    [0, 1],
    [1, 1],
  ])
  const { groups } = await world.get('/live/prediction/scores')
  expect(groups).toMatchObject([
    { sport: 1, leagueId: null, leagueZh: null, model: { count: 3 }, beside: null },
    { sport: 1, leagueZh: '联赛', model: { count: 3 } },
  ])
  expect(groups[0].bins.length).toBeGreaterThan(1)
})

test('picks of value are counted with what model and market expected', async () => {
  const id = await world.league.addFixture({ inSeconds: 3_600 })
  await world.league.quote(id, [9, 5, 1.4])
  // The model follows opening prices where it knows them.
  await sql`UPDATE odds_lines SET opening = NULL`.execute(world.db)
  await world.run('lock')
  const [{ value }] = (await world.get('/live/prediction/upcoming')).list
  expect(value.chance - value.market).toBeGreaterThanOrEqual(0.03)
  await sql`UPDATE predictions SET locked_at = locked_at - interval '5 hours',
    kickoff_at = kickoff_at - interval '5 hours'`.execute(world.db)
  await sql`UPDATE matches SET kickoff_at = kickoff_at - interval '5 hours'
    WHERE id = ${id}`.execute(world.db)
  await world.league.setState(id, FINISHED, value.result === 'home' ? [1, 0] : [0, 0])
  await world.run('settle')
  const { value: records } = await world.get('/live/prediction/upcoming?sport=1')
  expect(records).toEqual([
    {
      sport: 1,
      picks: 1,
      won: 1,
      expected: value.chance,
      marketExpected: value.market,
      returned: value.price,
    },
  ])
})

test('a match has the whole prediction, and in play how its chances moved', async () => {
  const id = await world.league.addFixture()
  await world.run('lock')
  const before = await world.get(`/live/prediction/match/${id}`)
  expect(matchFault(before)).toBeNull()
  expect([before.prediction.whole.scores.length, before.inPlay]).toEqual([9, null])

  const other = await world.league.addFixture({ home: 4, away: 6 })
  await world.run('lock')
  await world.league.moveKickoff(other, -20 * 60)
  await sql`UPDATE football_match_states SET half_kickoff_at = now() - interval '20 minutes'
    WHERE match_id = ${other}`.execute(world.db)
  await world.league.setState(other, FIRST_HALF, [1, 0])
  await sql`INSERT INTO football_incidents (match_id, key, revision, withdrawn, type, side, minute,
      score, source, source_at)
    VALUES (${other}, 'g', 1, false, 1, 'home', 8, '{1,0}', 'demo', now())`.execute(world.db)
  const { inPlay } = await world.get(`/live/prediction/match/${other}`)
  const goal = inPlay.points.find(({ cause }: { cause: string | null }) => cause === 'goal')
  expect(goal).toMatchObject({ at: 8, score: [1, 0] })
  expect(inPlay.points.at(-1).at).toBeGreaterThanOrEqual(20)
  expect([inPlay.over, inPlay.sourceAt]).toEqual([false, expect.any(Number)])
})

test('a match that is unknown has no prediction, which is no error', async () => {
  const { statusCode } = await world.app.inject({ url: '/live/prediction/match/999999' })
  expect(statusCode).toBe(200)
  expect(await world.get('/live/prediction/match/999999')).toMatchObject({ prediction: null })
})

test('predictions of a feed that is no longer shown are in the chain only', async () => {
  await settled([[1, 0]])
  shown = ['another']
  expect(await world.get('/live/prediction/past')).toMatchObject({ list: [], count: 0 })
  expect((await world.get('/live/prediction/chain')).list).toHaveLength(2)
})
