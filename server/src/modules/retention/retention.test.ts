import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type { FeedQuote } from '../../feeds/feed'
import { basketballNotStarted } from '../../feeds/messages'
import { createLog } from '../../platform/log'
import { removeOldCorrections } from '../../sports/ingest'
import { removeOldText } from '../../sports/match'
import { readOddsLines, removeOldQuotes } from '../../sports/odds'
import { oddsMessage, quote } from '../../sports/odds/testing'
import {
  createTestDatabase,
  footballWorld,
  matchMessage,
  SATURDAY_EVENING,
  type TestDatabase,
} from '../../testing'
import { basketball, basketballSink } from '../basketball'
import { football, footballSink, footballStores } from '../football'
import { createRetention, type RetentionRule } from './retention.service'
import { countTables } from './table-sizes.repository'

const DAY = 86_400
const log = createLog('silent')
const RULES: RetentionRule[] = [
  { kind: 'quotations', days: 3, remove: removeOldQuotes },
  { kind: 'text', days: 7, remove: removeOldText },
  { kind: 'corrections', days: 9, remove: removeOldCorrections },
]

let database: TestDatabase
let nowMs: number
beforeEach(async () => {
  nowMs = SATURDAY_EVENING * 1000
  database = await createTestDatabase()
  await sink().deliver(footballWorld(['a', 'b']))
})
afterEach(() => database.drop())

const clock = { now: () => nowMs }
const pass = (days: number) => {
  nowMs = (SATURDAY_EVENING + days * DAY) * 1000
}

function sink() {
  return footballSink({ db: database.db, source: 'demo', clock, log, stores: footballStores })
}

function retention(metrics = new Registry()) {
  return createRetention({
    db: database.db,
    clock,
    log,
    metrics,
    sports: [football, basketball],
    rules: RULES,
  })
}

const deliverQuotes = (...quotes: FeedQuote[]) => sink().deliver([oddsMessage(...quotes)])
const course = (matchKey: string) => [
  quote({ matchKey, at: SATURDAY_EVENING - 4 * DAY, left: 0.7 }),
  quote({ matchKey, at: SATURDAY_EVENING - 2 * DAY, left: 0.8 }),
  quote({ matchKey, at: SATURDAY_EVENING - 60, left: 0.85 }),
  quote({ matchKey, minute: 10, left: 0.9 }),
  quote({ matchKey, minute: 45, addedMinute: 3, left: 0.95, at: SATURDAY_EVENING + 48 * 60 }),
  quote({ matchKey, minute: 90, left: 0.95, suspended: true }),
]

async function idOf(key: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = ${key}`.execute(
    database.db,
  )
  return rows[0]?.id ?? 0
}

async function pricesOf(key: string): Promise<number[]> {
  const { rows } = await sql<{ left: number }>`
    SELECT left_value AS left
    FROM odds_quotes
    WHERE match_id = ${await idOf(key)}
    ORDER BY at`.execute(database.db)
  return rows.map(({ left }) => left)
}

async function textOf(key: string): Promise<number> {
  const { rows } =
    await sql`SELECT FROM football_text_lines WHERE match_id = ${await idOf(key)}`.execute(
      database.db,
    )
  return rows.length
}

const textLine = (matchKey: string) => ({
  kind: 'text' as const,
  at: SATURDAY_EVENING,
  matchKey,
  revision: 1,
  lines: [
    {
      key: '1',
      order: 1,
      minute: 1,
      addedMinute: null,
      data: '开球',
      type: 0,
      main: false,
      score: null,
    },
  ].map((line) => ({ ...line, position: 0 as const })),
})

test('only the opening, the closing and the last price in play of an old match stay', async () => {
  await deliverQuotes(...course('a'))
  await sink().deliver([matchMessage('a', 1, { status: 8, score: [1, 0] })])
  const before = await readOddsLines(database.db, football, await idOf('a'))
  pass(2.9)
  await retention().run()
  expect(await pricesOf('a')).toHaveLength(6)
  pass(3.1)
  await retention().run()
  expect(await pricesOf('a')).toEqual([700, 850, 950])
  expect(await readOddsLines(database.db, football, await idOf('a'))).toEqual([
    { ...before[0], count: 3 },
  ])
})

test('each kind has its own lifetime, and results stay', async () => {
  await sink().deliver([matchMessage('a', 1, { status: 8, score: [2, 1] }), textLine('a')])
  pass(6)
  await retention().run()
  expect(await textOf('a')).toBe(1)
  pass(8)
  await retention().run()
  expect(await textOf('a')).toBe(0)
  pass(36_000)
  await retention().run()
  const { rows } =
    await sql`SELECT score FROM football_match_states WHERE match_id = ${await idOf('a')}`.execute(
      database.db,
    )
  expect(rows).toEqual([{ score: [2, 1] }])
})

test('a later run deletes what has expired since, and counts the rows', async () => {
  const metrics = new Registry()
  const daily = retention(metrics)
  await deliverQuotes(...course('a'))
  pass(4)
  await daily.run()
  const later = SATURDAY_EVENING + 2 * DAY
  await sql`UPDATE matches SET kickoff_at = to_timestamp(${later}) WHERE key = 'b'`.execute(
    database.db,
  )
  await deliverQuotes(...course('b'))
  await daily.run()
  expect(await pricesOf('b')).toHaveLength(6)
  pass(6)
  await daily.run()
  expect(await pricesOf('b')).toEqual([700, 850, 950])
  expect(await metrics.metrics()).toContain('retention_removed_rows_total{kind="quotations"} 6')
})

test('data of each sport is removed on its own', async () => {
  const state = { ...basketballNotStarted(), status: 10, score: [99, 98] as [number, number] }
  const message = { kind: 'match' as const, matchKey: 'a', revision: 1, correction: true }
  const games = basketballSink({ db: database.db, source: 'demo', clock, log })
  await sink().deliver([{ ...matchMessage('a', 1, { status: 8 }), correction: true }])
  pass(20)
  await retention().run()
  await games.deliver([
    ...footballWorld(['a']).filter((sent) => sent.kind !== 'match'),
    { ...message, at: SATURDAY_EVENING, state },
  ])
  await retention().run()
  const { rows } = await sql`
    SELECT (SELECT count(*)::int FROM football_corrections) AS football,
      (SELECT count(*)::int FROM basketball_corrections) AS basketball,
      (SELECT count(DISTINCT sport_id)::int FROM retention_progress) AS sports`.execute(database.db)
  expect(rows).toEqual([{ football: 0, basketball: 0, sports: 2 }])
})

test('two runs at once delete each row once', async () => {
  await deliverQuotes(...course('a'))
  pass(4)
  await Promise.all([retention().run(), retention().run()])
  expect(await pricesOf('a')).toEqual([700, 850, 950])
})

test('a writer of the same matches waits for a batch and loses no row', async () => {
  await deliverQuotes(...course('a'))
  pass(4)
  const late = quote({ at: SATURDAY_EVENING - 3 * DAY, left: 0.75 })
  await Promise.all([retention().run(), deliverQuotes(late)])
  const [line] = await readOddsLines(database.db, football, await idOf('a'))
  expect(await pricesOf('a')).toHaveLength(line?.count ?? 0)
  expect(line).toMatchObject({ opening: { left: 0.7 }, prematch: { left: 0.85 } })
})

test('the size of every table is exported, partitions as one', async () => {
  const metrics = new Registry()
  countTables(metrics, database.db)
  await deliverQuotes(...course('a'))
  const text = await metrics.metrics()
  expect(text).toMatch(/^database_table_bytes\{table="odds_quotes"\} [1-9]\d+$/m)
  expect(text).toMatch(/^database_table_bytes\{table="matches"\} [1-9]\d+$/m)
  expect(text).not.toContain('odds_quotes_1')
})
