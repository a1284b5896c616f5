import { sql } from 'kysely'
import { createLog } from '../../platform/log'
import { SATURDAY_EVENING } from '../../testing'
import { NETBALL_STATUS, netball } from '../fixtures/netball'
import { createNetballDatabase, type NetballDatabase, SOURCE } from '../fixtures/netball-database'
import { createAnalysisService } from './analysis.service'
import { createRankCache } from './ranks/rank-cache.service'

let world: NetballDatabase
const clock = { now: () => SATURDAY_EVENING * 1000 }

beforeEach(async () => {
  world = await createNetballDatabase()
})
afterEach(() => world.drop())

const analysis = () =>
  createAnalysisService({ db: world.db, clock, sport: netball, lists: { sources: () => [SOURCE] } })

/** 1 beats 2, draws with 3; 2 beats 3 by far; a match of football's finished status counts not. */
async function playThree(league: 'meetings' | 'plain'): Promise<number> {
  await world.addMatch({ key: 'a', teams: [1, 2], days: -9, score: [41, 40], league })
  await world.addMatch({ key: 'b', teams: [1, 3], days: -8, score: [50, 50], league })
  await world.addMatch({ key: 'c', teams: [2, 3], days: -7, score: [70, 30], league })
  await world.addMatch({ key: 'd', teams: [3, 1], days: -6, score: [99, 0], status: 8, league })
  return world.addMatch({ key: 'next', teams: [2, 1], days: 1, league })
}

test('a table has the points of its sport and only its finished matches', async () => {
  const { rule, groups } = await analysis().table(await playThree('plain'))
  const [one, two, three] = [await world.team(1), await world.team(2), await world.team(3)]
  expect(rule).toBe('scored')
  expect(groups[0]?.statistic.total.map(({ teamId, points }) => [teamId, points])).toEqual([
    [one, 3],
    [two, 2],
    [three, 1],
  ])
})

test('level teams are ordered by the rule of their league', async () => {
  const [one, two] = [await world.team(1), await world.team(2)]
  const orders = []
  for (const league of ['plain', 'meetings'] as const) {
    // 1 and 2 have two points each: 2 scored more, 1 won their meeting.
    await world.addMatch({ key: `${league} a`, teams: [1, 2], days: -9, score: [41, 40], league })
    await world.addMatch({ key: `${league} c`, teams: [2, 3], days: -7, score: [70, 30], league })
    const next = await world.addMatch({ key: `${league} n`, teams: [2, 4], days: 1, league })
    const { groups } = await analysis().table(next)
    orders.push(groups[0]?.statistic.total.slice(0, 2).map(({ teamId }) => teamId))
  }
  expect(orders).toEqual([
    [two, one],
    [one, two],
  ])
})

test('a table whose past is being written says so, and how old its results are', async () => {
  const next = await playThree('plain')
  await sql`UPDATE matches SET source_at = to_timestamp(${SATURDAY_EVENING})`.execute(world.db)
  const ageAfter = async (seconds: number) => {
    const clock = { now: () => (SATURDAY_EVENING + seconds) * 1_000 }
    const lists = { sources: () => [SOURCE] }
    return createAnalysisService({ db: world.db, clock, sport: netball, lists }).table(next)
  }
  expect(await ageAfter(20)).toMatchObject({ filling: true })
  const hour = 3_600
  expect(await ageAfter(hour)).toMatchObject({ filling: false, updatedAt: expect.any(Number) })
  // Matches of last week without a result, which a source names just now.
  for (const day of [-7, -6, -5]) await world.addMatch({ key: `p${day}`, teams: [3, 4], days: day })
  await sql`UPDATE matches SET source_at = to_timestamp(${SATURDAY_EVENING})`.execute(world.db)
  expect(await ageAfter(300)).toMatchObject({ filling: true })
})

test('past matches show the columns of the sport, next ones no cancelled match', async () => {
  const next = await playThree('plain')
  await world.addMatch({ key: 'x', teams: [2, 4], days: 3, status: NETBALL_STATUS.cancelled })
  const later = await world.addMatch({ key: 'y', teams: [4, 2], days: 4 })
  const past = await analysis().past(next)
  expect(past.meetings.matches).toMatchObject([{ score: [41, 40], quarters: [1, 2, 3, 4] }])
  expect(past.home.form).toMatchObject({ win: 1, lose: 1, scored: 110, conceded: 71 })
  expect((await analysis().next(next)).home.map(({ id }) => id)).toEqual([later])
})

test('an unknown match is rejected with the error of the sport', async () => {
  await expect(analysis().table(999_999)).rejects.toMatchObject({
    reason: netball.errors.noSuchMatch,
  })
})

test('lists get the ranks of the table, and a result makes its season outdated', async () => {
  const next = await playThree('plain')
  const log = createLog('silent')
  const ranks = createRankCache({ db: world.db, clock, log, sport: netball })
  expect((await ranks.ranksOf(world.db, [next])).get(next)).toEqual({ ranks: [2, 1] })
  expect(await ranks.outdated([next])).toEqual([])
  const played = await world.addMatch({ key: 'new', teams: [2, 4], days: -1, score: [9, 1] })
  const [season] = await ranks.outdated([played])
  expect(await ranks.renew(season ?? 0)).not.toEqual([])
  expect((await ranks.ranksOf(world.db, [next])).get(next)).toEqual({ ranks: [1, 2] })
})
