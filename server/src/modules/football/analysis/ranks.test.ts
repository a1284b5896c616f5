import { setTimeout as wait } from 'node:timers/promises'
import type {
  FootballList,
  FootballListEvent,
  MatchEvent,
} from '@saidian/shared/contracts/football'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { positionSubject, type TopicMessage, topicSubject } from '../../../platform/bus'
import { createLog } from '../../../platform/log'
import { createRankCache, type RankCache } from '../../../sports/analysis'
import { SATURDAY_EVENING } from '../../../testing'
import { until } from '../../../testing/until'
import { football } from '../sport'
import { type AnalysisWorld, ended, game, openAnalysisWorld } from './testing/analysis-world'

let world: AnalysisWorld
const clock = { now: () => SATURDAY_EVENING * 1000 }
const teams = (home: number, away: number) => ({ homeKey: `t/${home}`, awayKey: `t/${away}` })

beforeEach(async () => {
  world = await openAnalysisWorld()
})
afterEach(() => world.close())

/** Team 0 beat 1, and 2 beat 3 by more; today 1 plays 0 and 3 plays 2. */
async function playTwoMatches(): Promise<void> {
  await world.fixtures(
    game('first', -7),
    game('second', -7, teams(2, 3)),
    game('today', 0, teams(1, 0)),
    game('also today', 0, teams(3, 2)),
  )
  await world.deliver(ended('first', [1, 0]), ended('second', [3, 0]))
}

async function ranksOn(path: string): Promise<Map<number, [number, number] | undefined>> {
  const { data } = await world.get<FootballList>(path)
  return new Map(data.matches.map(({ id, ranks }) => [id, ranks]))
}

const cacheOf = (given = clock) => {
  return createRankCache({
    db: world.db,
    clock: given,
    log: createLog('silent'),
    sport: football,
  })
}

test('lists of a day and of today show the ranks of both sides', async () => {
  await playTwoMatches()
  const ids = [await world.match('today'), await world.match('also today')]
  for (const path of ['/live/football/match?date=2026-08-15', '/live/football/v1_1/live']) {
    let ranks = await ranksOn(path)
    for (const deadline = Date.now() + 10_000; !ranks.get(ids[0] ?? 0) && Date.now() < deadline; ) {
      await wait(100)
      ranks = await ranksOn(path)
    }
    expect(ids.map((id) => ranks.get(id))).toEqual([
      [3, 2],
      [4, 1],
    ])
  }
})

test('a result publishes the changed ranks of its match and of others', async () => {
  await playTwoMatches()
  const [today, other] = [await world.match('today'), await world.match('also today')]
  const published = new Map<number, [number, number]>()
  world.bus.subscribe(
    topicSubject(TOPIC.footballBoard),
    (message) => {
      const { changed = [], added } = (message as TopicMessage).data as FootballListEvent
      for (const { id, ranks } of [...(added?.matches ?? []), ...changed])
        if (ranks) published.set(id, ranks)
    },
    new AbortController().signal,
  )
  for (const deadline = Date.now() + 10_000; published.size < 2 && Date.now() < deadline; )
    await wait(50)
  expect([published.get(today), published.get(other)]).toEqual([
    [3, 2],
    [4, 1],
  ])
  await world.deliver({ ...ended('today', [5, 0]), at: SATURDAY_EVENING })
  for (
    const deadline = Date.now() + 10_000;
    published.get(other)?.[1] === 1 && Date.now() < deadline;
  )
    await wait(50)
  expect([published.get(today), published.get(other)]).toEqual([
    [1, 3],
    [4, 2],
  ])
})

test('the topic of a match publishes ranks that another match changes', async () => {
  await playTwoMatches()
  const topic = TOPIC.footballMatch(await world.match('also today'))
  await world.bus.request(positionSubject(topic), null)
  let ranks: [number, number] | undefined
  world.bus.subscribe(
    topicSubject(topic),
    (message) => {
      ranks = ((message as TopicMessage).data as MatchEvent).match?.ranks ?? ranks
    },
    new AbortController().signal,
  )
  await world.deliver({ ...ended('today', [5, 0]), at: SATURDAY_EVENING })
  for (const deadline = Date.now() + 15_000; ranks?.[1] !== 2 && Date.now() < deadline; )
    await wait(50)
  expect(ranks).toEqual([4, 2])
})

test('matches of cups, of past seasons and of teams without a match have no ranks', async () => {
  const cup = { leagueKey: 'eng.cup', seasonKey: 'eng.cup/s', round: '决赛' }
  await playTwoMatches()
  await world.fixtures(game('cup', 0, cup), game('new', 1, teams(4, 5)))
  const ids = await Promise.all(['cup', 'new', 'first'].map(world.match))
  expect([...(await cacheOf().ranksOf(world.db, ids)).keys()]).toEqual([await world.match('first')])
  await sql`UPDATE seasons SET ends_on = '2026-08-01'`.execute(world.db)
  expect((await cacheOf().ranksOf(world.db, ids)).size).toBe(0)
})

test('a cached season is not read again for a reader', async () => {
  await playTwoMatches()
  const cache = cacheOf()
  const id = await world.match('today')
  expect((await cache.ranksOf(world.db, [id])).get(id)?.ranks).toEqual([3, 2])
  await world.deliver({ ...ended('also today', [9, 0]), at: SATURDAY_EVENING })
  expect((await cache.ranksOf(world.db, [id])).get(id)?.ranks).toEqual([3, 2])
  const [season] = await cache.outdated([await world.match('also today')])
  expect(season).toBeDefined()
  expect(await cache.outdated([id])).toEqual([])
  expect(await cache.renew(season ?? 0)).toHaveLength(3)
  expect((await cache.ranksOf(world.db, [id])).get(id)?.ranks).toEqual([4, 2])
})

test('a corrected result makes its season outdated', async () => {
  await playTwoMatches()
  const cache = cacheOf()
  const id = await world.match('first')
  await cache.ranksOf(world.db, [id])
  expect(await cache.outdated([id])).toEqual([])
  await world.deliver({ ...ended('first', [2, 0]), revision: 2, correction: true })
  expect(await cache.outdated([id])).toHaveLength(1)
})

test('a change of another process is read in the background within a minute', async () => {
  await playTwoMatches()
  let nowMs = clock.now()
  const cache = cacheOf({ now: () => nowMs })
  const id = await world.match('today')
  const ranks = async () => (await cache.ranksOf(world.db, [id])).get(id)?.ranks
  expect(await ranks()).toEqual([3, 2])
  await world.deliver({ ...ended('also today', [9, 0]), at: SATURDAY_EVENING })
  nowMs += 60_000
  expect(await ranks()).toEqual([3, 2])
  for (const deadline = Date.now() + 5_000; (await ranks())?.[0] === 3 && Date.now() < deadline; )
    await wait(20)
  expect(await ranks()).toEqual([4, 2])
})

test('the first tables of many seasons leave connections to other calls', async () => {
  const keys = Array.from({ length: 30 }, (_, place) => `eng.1/s${place}`)
  const span = { name: '2026-27', startsOn: '2026-07-01', endsOn: '2027-06-30' }
  const seasons = keys.map((key) => ({ key, leagueKey: 'eng.1', ...span }))
  const at = SATURDAY_EVENING - 29 * 86_400
  await world.deliver({ kind: 'catalogue', at, leagues: [], teams: [], seasons })
  await world.fixtures(...keys.map((key) => game(key, 0, { seasonKey: key })))
  const ids = await Promise.all(keys.map(world.match))
  let read: ReturnType<RankCache['ranksOf']> | undefined
  await world.db.transaction().execute(async (other) => {
    await sql`LOCK TABLE leagues IN ACCESS EXCLUSIVE MODE`.execute(other)
    read = cacheOf().ranksOf(world.db, ids)
    const waiting = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'leagues'::regclass`
    await until(async () => (await waiting.execute(other)).rows.length > 0)
    const answer = sql`SELECT 1 AS one`.execute(world.db)
    expect((await answer).rows).toEqual([{ one: 1 }])
  })
  expect(await read).toEqual(new Map())
})
