import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { FeedMessage } from '../../../feeds/feed'
import { createLog } from '../../../platform/log'
import { arrival } from '../../../sports/fixtures/arrival'
import { countRows, storedMatch, versionOf } from '../../../sports/fixtures/stored-rows'
import type { Stored } from '../../../sports/ingest'
import { lockProgress } from '../../../sports/ingest/match/progress.repository'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { catalogue, EVENING, fixture, fixtures, goal, said } from '../fixtures/messages'
import { matchStory } from '../fixtures/stories'
import { football } from '../sport'
import { footballSink } from './football-sink'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const clock = { now: () => EVENING * 1000 }

function sinkOf(stored: Stored[] = [], source = 'demo') {
  const onStored = (change: Stored) => void stored.push(change)
  return footballSink({ db: database.db, source, clock, log: createLog('silent'), onStored })
}

function world(keys: string[]): FeedMessage[] {
  return [
    catalogue(EVENING - 1000),
    fixtures(
      EVENING - 1000,
      keys.map((key) => fixture(key)),
    ),
  ]
}

test('a season delivered repeatedly is stored once', async () => {
  const messages = [
    ...world(['a', 'b']),
    said('a', 1, { incidents: [goal('g')], statistics: [statistic(60)] }),
  ]
  await sinkOf().deliver(messages)
  const before = await storedMatch(database.db, football, 'a')
  const stored: Stored[] = []
  await sinkOf(stored).deliver([...messages, ...messages])
  expect(stored).toEqual([])
  expect(await storedMatch(database.db, football, 'a')).toEqual(before)
  expect(await versionOf(database.db, football, 'a')).toBe(2)
  const tables = [
    'leagues',
    'teams',
    'seasons',
    'matches',
    'football_incidents',
    'football_statistics',
  ]
  expect(await Promise.all(tables.map((table) => countRows(database.db, table)))).toEqual([
    3, 24, 3, 2, 1, 1,
  ])
})

test('every row has its source and source time', async () => {
  await sinkOf([], 'wyscout').deliver([
    ...world(['a']),
    said('a', 1, { incidents: [goal('g')], statistics: [statistic(60)], correction: true }),
  ])
  const tables = ['areas', 'leagues', 'seasons', 'teams', 'matches', 'football_match_states']
  tables.push('football_incidents', 'football_statistics', 'football_corrections')
  for (const table of tables) {
    const { rows } = await sql`
      SELECT DISTINCT source, source_at IS NOT NULL AS timed
      FROM ${sql.table(table)}`.execute(database.db)
    expect([table, rows]).toEqual([table, [{ source: 'wyscout', timed: true }]])
  }
})

test('any order, repetition and batching stores the same as the order of the source', async () => {
  const sink = sinkOf()
  let round = 0
  const stories = matchStory('?').chain((story) => {
    return fc.tuple(fc.constant(story), arrival(story), fc.integer({ min: 1, max: 7 }))
  })
  await sink.deliver([catalogue(EVENING)])
  await fc.assert(
    fc.asyncProperty(stories, async ([story, arrived, batch]) => {
      round += 1
      const [calm, storm] = [`calm${round}`, `storm${round}`]
      await sink.deliver([fixtures(EVENING, [fixture(calm), fixture(storm)])])
      await sink.deliver(story.map((message) => ({ ...message, matchKey: calm })))
      for (let from = 0; from < arrived.length; from += batch) {
        await sink.deliver(
          arrived.slice(from, from + batch).map((message) => ({ ...message, matchKey: storm })),
        )
      }
      expect(await storedMatch(database.db, football, storm)).toEqual(
        await storedMatch(database.db, football, calm),
      )
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('versions grow by one for each accepted message', async () => {
  const sink = sinkOf()
  await sink.deliver(world(['a']))
  expect(await versionOf(database.db, football, 'a')).toBe(1)
  await sink.deliver([said('a', 1), said('a', 3), said('a', 2), said('a', 3)])
  expect(await versionOf(database.db, football, 'a')).toBe(3)
  await sink.deliver([fixtures(EVENING, [fixture('a', { kickoffAt: EVENING + 3600 })])])
  expect(await versionOf(database.db, football, 'a')).toBe(4)
})

test('an older fixture does not replace a newer one', async () => {
  const sink = sinkOf()
  await sink.deliver(world(['a']))
  await sink.deliver([fixtures(EVENING, [fixture('a', { round: '新' })])])
  await sink.deliver([fixtures(EVENING - 500, [fixture('a', { round: '旧' })])])
  const { rows } = await sql`SELECT round FROM matches WHERE key = 'a'`.execute(database.db)
  expect(rows).toEqual([{ round: '新' }])
})

test('a score corrected after the end is stored with the replaced score', async () => {
  await sinkOf().deliver([...world(['a']), said('a', 1, { state: { status: 8, score: [2, 1] } })])
  await sinkOf().deliver([said('a', 2, { state: { status: 8, score: [1, 1] }, correction: true })])
  expect((await storedMatch(database.db, football, 'a')).state).toMatchObject({
    status: 8,
    score: [1, 1],
  })
  const { rows } = await sql`
    SELECT said->'score' AS said, replaced->'score' AS replaced, source,
      extract(epoch FROM source_at)::float8 AS at
    FROM football_corrections`.execute(database.db)
  expect(rows).toEqual([{ said: [1, 1], replaced: [2, 1], source: 'demo', at: EVENING + 2 }])
})

test('malformed messages, unknown matches and leagues do not stop other messages', async () => {
  const broken = { ...said('a', 2), revision: Number.NaN }
  await sinkOf().deliver([
    ...world(['a']),
    fixtures(EVENING, [fixture('x', { leagueKey: 'nowhere' }), fixture('b')]),
    broken,
    said('unknown', 1),
    said('a', 3, {
      state: { status: 42 },
      incidents: [goal('odd', { type: 99, player: 'a\0b\ud800' })],
    }),
    said('b', 1, { state: { score: [3, 0] } }),
  ])
  const odd = await storedMatch(database.db, football, 'a')
  expect(odd).toMatchObject({
    state: { status: 42, revision: 3 },
    incidents: [{ type: 99, player: 'ab\ufffd' }],
  })
  expect((await storedMatch(database.db, football, 'b')).state).toMatchObject({ score: [3, 0] })
  expect(await countRows(database.db, 'matches')).toBe(2)
})

test('a fresh goal is announced once; an old and a withdrawn one are not', async () => {
  const stored: Stored[] = []
  const sink = sinkOf(stored)
  await sink.deliver(world(['a']))
  stored.length = 0
  await sink.deliver([said('a', 1, { incidents: [goal('old')], at: EVENING - 300 })])
  await sink.deliver([said('a', 2, { incidents: [goal('g', { player: '李四' })], at: EVENING })])
  await sink.deliver([
    said('a', 3, { incidents: [goal('g', { minute: 13 }), goal('sub', { type: 9 })], at: EVENING }),
  ])
  await sink.deliver([said('a', 4, { incidents: [goal('no')], withdrawn: ['no'], at: EVENING })])
  const matchId = stored[0]?.matchIds[0]
  expect(stored.flatMap(({ incidents }) => incidents)).toEqual([
    { matchId, type: 1, side: 'home', minute: 12, player: '李四' },
  ])
})

test('a goal that was withdrawn and is given again is announced again', async () => {
  const stored: Stored[] = []
  const sink = sinkOf(stored)
  await sink.deliver([...world(['a']), said('a', 1)])
  await sink.deliver([said('a', 2, { incidents: [goal('g')], at: EVENING })])
  await sink.deliver([said('a', 3, { withdrawn: ['g'], correction: true, at: EVENING })])
  await sink.deliver([said('a', 4, { incidents: [goal('g')], at: EVENING })])
  expect(stored.flatMap(({ incidents }) => incidents)).toHaveLength(2)
})

test('incidents in the first message of a run about a match are not announced', async () => {
  await sinkOf().deliver([...world(['a']), said('a', 1)])
  const stored: Stored[] = []
  const sink = sinkOf(stored)
  await sink.deliver([
    said('a', 5, { state: { score: [1, 0] }, incidents: [goal('missed')], at: EVENING }),
  ])
  await sink.deliver([
    said('a', 6, { state: { score: [2, 0] }, incidents: [goal('now')], at: EVENING }),
  ])
  expect(stored.map(({ incidents }) => incidents.length)).toEqual([0, 1])
})

test('two writers of the same matches neither deadlock nor lose a message', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `m${index}`)
  await sinkOf().deliver(world(keys))
  const [one, other] = [sinkOf(), sinkOf()]
  const messagesOf = (revision: number, order: string[]) => order.map((key) => said(key, revision))
  const backwards = [...keys].reverse()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => [
      one.deliver(messagesOf(2 * index + 1, keys)),
      other.deliver(messagesOf(2 * index + 2, backwards)),
    ]).flat(),
  )
  for (const key of keys)
    expect((await storedMatch(database.db, football, key)).state).toMatchObject({ revision: 40 })
})

test('a writer waits until another writer releases the match', async () => {
  const sink = sinkOf()
  await sink.deliver(world(['a', 'b']))
  let isStored = false
  let delivered: Promise<void> = Promise.resolve()
  await database.db.transaction().execute(async (transaction) => {
    await lockProgress(transaction, football, 'demo', ['a'])
    delivered = sink.deliver([said('a', 1)]).then(() => {
      isStored = true
    })
    await sinkOf().deliver([said('b', 1)])
    await wait(100)
    expect(isStored).toBe(false)
  })
  await delivered
  expect((await storedMatch(database.db, football, 'a')).state).toMatchObject({ revision: 1 })
})

test('a failed batch stores nothing, and all of it when delivered again', async () => {
  const sink = sinkOf()
  await sink.deliver(world(['a']))
  await sql`ALTER TABLE football_statistics RENAME TO away_for_a_while`.execute(database.db)
  const batch = [said('a', 1, { incidents: [goal('g')], statistics: [statistic(55)] })]
  await expect(sink.deliver(batch)).rejects.toThrow('football_statistics')
  await sql`ALTER TABLE away_for_a_while RENAME TO football_statistics`.execute(database.db)
  expect(await storedMatch(database.db, football, 'a')).toMatchObject({
    state: { revision: 0 },
    incidents: [],
  })
  await sink.deliver(batch)
  expect(await storedMatch(database.db, football, 'a')).toMatchObject({
    state: { revision: 1 },
    incidents: [{ key: 'g' }],
  })
})

test('deliveries are stored in call order', async () => {
  const sink = sinkOf()
  const [first] = world(['a'])
  const all = Promise.all([
    sink.deliver(first ? [first] : []),
    sink.deliver(world(['a']).slice(1)),
    wait(0),
  ])
  const last = sink.deliver([said('a', 1)])
  await Promise.all([all, last])
  expect((await storedMatch(database.db, football, 'a')).state).toMatchObject({ revision: 1 })
})

function statistic(home: number) {
  return { type: 25, half: 0 as const, home, away: 100 - home }
}

test('messages that are null or incomplete do not stop the others', async () => {
  const counts = new Map<string, number>()
  const log = createLog('silent')
  const warn = jest.spyOn(log, 'warn')
  const onOutcomes = (given: ReadonlyMap<string, number>) => {
    for (const [outcome, count] of given) counts.set(outcome, (counts.get(outcome) ?? 0) + count)
  }
  const sink = footballSink({ db: database.db, source: 'demo', clock, log, onOutcomes })
  const { state: _, ...stateless } = said('a', 5)
  const broken = [
    null,
    stateless,
    { kind: 'fixtures', at: EVENING },
    { ...said('a', 6), incidents: [null] },
  ]
  await sink.deliver([
    ...world(['a', 'b']),
    said('a', 1),
    ...(broken as FeedMessage[]),
    said('b', 1),
  ])
  expect(await versionOf(database.db, football, 'a')).toBe(2)
  expect(await versionOf(database.db, football, 'b')).toBe(2)
  expect(Object.fromEntries(counts)).toEqual({
    'malformed message': 2,
    'malformed state': 1,
    'malformed incidents': 1,
    accepted: 2,
  })
  const logged = { source: 'demo', malformed: 2 }
  expect(warn).toHaveBeenCalledWith(
    logged,
    'feed messages without a known shape or from the future',
  )
})
