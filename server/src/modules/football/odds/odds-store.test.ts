import fc from 'fast-check'
import { sql } from 'kysely'
import type { FeedQuote } from '../../../feeds/feed'
import { createLog } from '../../../platform/log'
import type { Stored } from '../../../sports/ingest'
import { createOddsStore, readOddsLines } from '../../../sports/odds'
import { oddsMessage, quote } from '../../../sports/odds/testing'
import {
  createTestDatabase,
  footballWorld,
  SATURDAY_EVENING,
  type TestDatabase,
} from '../../../testing'
import { footballSink } from '..'
import { football } from '../sport'

const HOUR = 3_600
const clock = { now: () => SATURDAY_EVENING * 1000 }

let database: TestDatabase
let stored: Stored[] = []
let counts = new Map<string, number>()

beforeEach(async () => {
  database = await createTestDatabase()
  stored = []
  counts = new Map()
  await sink().deliver(footballWorld(['a', 'b']))
  stored = []
})
afterEach(() => database.drop())

function sink() {
  const store = createOddsStore(football, (outcomes) => {
    for (const [outcome, count] of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + count)
  })
  const onStored = (change: Stored) => void stored.push(change)
  const log = createLog('silent')
  return footballSink({ db: database.db, source: 'demo', clock, log, stores: [store], onStored })
}

const deliver = (...quotes: FeedQuote[]) => sink().deliver([oddsMessage(...quotes)])

async function idOf(key: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = ${key}`.execute(
    database.db,
  )
  return rows[0]?.id ?? 0
}

async function lines(key = 'a') {
  return readOddsLines(database.db, football, await idOf(key))
}

/** All stored quotations and lines, without the time of the last rebuild. */
async function everything() {
  const { rows: quotes } =
    await sql`SELECT * FROM odds_quotes ORDER BY match_id, type, company_id, at`.execute(
      database.db,
    )
  const { rows: made } = await sql`
    SELECT match_id, type, company_id, opening, prematch, inplay, quotes, source
    FROM odds_lines
    ORDER BY match_id, type, company_id`.execute(database.db)
  return { quotes, made }
}

test('the first quotation is 初, the last before kick-off 即, the last in play 滚', async () => {
  await deliver(
    quote({ at: SATURDAY_EVENING - 2 * HOUR, left: 0.8, right: 1.06 }),
    quote({ left: 0.9, right: 0.96 }),
    quote({ at: SATURDAY_EVENING - 10, left: 0.85, right: 0.96, middle: 0.75 }),
    quote({ minute: 10, left: 1.1, right: 0.76, middle: 0.75 }),
    quote({ minute: 30, left: 1.1, right: 0.7, middle: 0.5, score: [0, 1] }),
  )
  expect(await lines()).toEqual([
    {
      companyId: 3,
      nameZh: '皇冠',
      type: 1,
      count: 5,
      opening: expect.objectContaining({
        left: 0.8,
        middle: 0.5,
        right: 1.06,
        turn: [0, 0, 0],
        minute: null,
      }),
      prematch: expect.objectContaining({
        left: 0.85,
        middle: 0.75,
        turn: [-1, 1, 0],
        score: null,
      }),
      inplay: {
        at: SATURDAY_EVENING + 1_800,
        minute: 30,
        addedMinute: null,
        left: 1.1,
        middle: 0.5,
        right: 0.7,
        turn: [0, -1, -1],
        status: 2,
        suspended: false,
        score: [0, 1],
      },
    },
  ])
})

test('a quotation of added time has both parts of its minute', async () => {
  const at = SATURDAY_EVENING + 48 * 60
  await deliver(quote({ minute: 45, addedMinute: 3, at }), quote({ minute: 46, at: at + 17 * 60 }))
  const { quotes } = await everything()
  expect(quotes).toMatchObject([
    { minute: 45, added_minute: 3 },
    { minute: 46, added_minute: null },
  ])
  await deliver(quote({ minute: 90, addedMinute: 2, at: at + 62 * 60 }))
  expect((await lines())[0]).toMatchObject({ count: 3, inplay: { minute: 90, addedMinute: 2 } })
})

test('repeated quotations change nothing and touch no match', async () => {
  const quotes = [
    quote(),
    quote({ minute: 3 }),
    quote({ minute: 5, companyId: 7, type: 3, middle: 2.5 }),
  ]
  await deliver(...quotes)
  const before = await everything()
  expect(stored.flatMap(({ touched }) => touched)).toEqual([
    { matchId: await idOf('a'), part: 'odds' },
  ])
  stored = []
  await deliver(...quotes, ...quotes)
  expect(await everything()).toEqual(before)
  expect(stored).toEqual([])
})

test('a late quotation is added to the history and does not move the line backwards', async () => {
  await deliver(quote({ minute: 40, left: 1.2 }))
  await deliver(quote({ minute: 20, left: 1.1 }))
  await deliver(quote({ left: 0.7 }))
  const [line] = await lines()
  expect(line).toMatchObject({
    count: 3,
    opening: { left: 0.7 },
    prematch: { left: 0.7 },
    inplay: { minute: 40, left: 1.2, turn: [1, 0, 0] },
  })
})

test('any order, batching and repetition stores the same', async () => {
  const story = fc.uniqueArray(
    fc.record({
      second: fc.integer({ min: -50, max: 50 }),
      left: fc.integer({ min: 1, max: 2_000 }),
      middle: fc.integer({ min: -8, max: 8 }),
      suspended: fc.boolean(),
    }),
    { selector: ({ second }) => second, minLength: 1, maxLength: 12 },
  )
  const arrivals = story.chain((given) => {
    const all = [...given, ...given.slice(0, 4)]
    return fc.tuple(
      fc.constant(given),
      fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      fc.integer({ min: 1, max: 5 }),
    )
  })
  await fc.assert(
    fc.asyncProperty(arrivals, async ([given, arrived, batch]) => {
      await sql`TRUNCATE odds_quotes, odds_lines`.execute(database.db)
      const quotes = ({ second, left, middle, suspended }: (typeof given)[number]) => {
        const minute = second < 0 ? null : second
        const values = { left: left / 1000, middle: middle / 4, suspended }
        return quote({
          at: SATURDAY_EVENING + second,
          minute,
          status: second < 0 ? 1 : 2,
          ...values,
        })
      }
      await deliver(...given.map(quotes))
      const calm = await everything()
      await sql`TRUNCATE odds_quotes, odds_lines`.execute(database.db)
      for (let from = 0; from < arrived.length; from += batch) {
        await deliver(...arrived.slice(from, from + batch).map(quotes))
      }
      expect(await everything()).toEqual(calm)
    }),
    { numRuns: 30 },
  )
}, 60_000)

test('another quotation in the same second replaces the earlier one', async () => {
  await deliver(quote({ minute: 12 }), quote({ minute: 12, suspended: true, left: 0, right: 0 }))
  const [line] = await lines()
  expect(line).toMatchObject({
    count: 1,
    inplay: { suspended: true, left: 0, middle: 0.5, right: 0 },
  })
})

test('history and lines are stored together or not at all', async () => {
  await sql`ALTER TABLE odds_lines RENAME TO away_for_a_while`.execute(database.db)
  await expect(deliver(quote())).rejects.toThrow('odds_lines')
  await sql`ALTER TABLE away_for_a_while RENAME TO odds_lines`.execute(database.db)
  expect(await everything()).toEqual({ quotes: [], made: [] })
  await deliver(quote())
  expect(await everything()).toMatchObject({ quotes: [{ left_value: 900 }], made: [{ quotes: 1 }] })
})

test('an unknown company is stored and named by its number, after those with a name', async () => {
  await deliver(quote({ companyId: 777 }), quote({ companyId: 136 }), quote({ companyId: 7 }))
  expect((await lines()).map(({ companyId, nameZh }) => [companyId, nameZh])).toEqual([
    [7, '澳门'],
    [136, '马会'],
    [777, '公司 777'],
  ])
})

test.each([
  ['a price of nothing', { left: 0 }, 'prices'],
  ['a negative price', { right: -0.9 }, 'prices'],
  ['a price that is no number', { left: Number.NaN }, 'left'],
  ['a price without measure', { left: 5_000 }, 'prices'],
  ['a line between the quarters', { middle: 0.3 }, 'prices'],
  ['a total below nothing', { type: 3 as const, middle: -2.5 }, 'prices'],
  [
    'a euro price that loses when it wins',
    { type: 2 as const, left: 0.8, middle: 3.4, right: 4 },
    'prices',
  ],
  ['added time without a minute', { addedMinute: 3 }, 'addedMinute'],
  ['a negative added minute', { minute: 45, addedMinute: -1 }, 'addedMinute'],
  ['no company', { companyId: 0 }, 'companyId'],
  ['a kind there is none of', { type: 9 as unknown as 1 }, 'type'],
  ['a time that is none', { at: Number.POSITIVE_INFINITY }, 'at'],
  ['half a score', { score: [1] as unknown as [number, number] }, 'score'],
  ['no score, not even none', { score: undefined }, 'score'],
  ['a key no database takes', { matchKey: 'a\0' }, 'matchKey'],
])('%s is rejected and counted; the other quotation is stored', async (_what, broken, fault) => {
  await deliver(quote(broken), quote({ companyId: 8 }), quote({ matchKey: 'unknown' }))
  expect((await lines()).map(({ companyId }) => companyId)).toEqual([8])
  expect(Object.fromEntries(counts)).toEqual({
    taken: 1,
    'unknown match': 1,
    [`malformed ${fault}`]: 1,
  })
})

test('an unknown status is in play if it has a minute', async () => {
  await deliver(
    quote({ status: 42, left: 0.7, at: SATURDAY_EVENING - 5 }),
    quote({ status: 42, minute: 5, left: 0.75 }),
    quote({ status: 8, minute: null, at: SATURDAY_EVENING + 7_200, left: 0.77, suspended: true }),
  )
  expect((await lines())[0]).toMatchObject({
    prematch: { left: 0.7 },
    inplay: { left: 0.77, status: 8 },
  })
})

test('a market suspended without prices does not fall, and does not rise afterwards', async () => {
  await deliver(
    quote({ minute: 20, left: 0.9 }),
    quote({ minute: 21, suspended: true, left: 0, right: 0 }),
  )
  expect((await lines())[0]?.inplay).toMatchObject({ suspended: true, left: 0, turn: [0, 0, 0] })
  await deliver(quote({ minute: 23, left: 0.85, middle: 0.75 }))
  expect((await lines())[0]?.inplay).toMatchObject({ left: 0.85, turn: [-1, 1, 0] })
})

test('two concurrent writers of the same lines lose no quotation', async () => {
  const [one, other] = [sink(), sink()]
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => [
      one.deliver([
        oddsMessage(quote({ at: 1_000 + 2 * index }), quote({ matchKey: 'b', at: 1_000 + index })),
      ]),
      other.deliver([
        oddsMessage(quote({ matchKey: 'b', at: 5_000 + index }), quote({ at: 1_001 + 2 * index })),
      ]),
    ]).flat(),
  )
  expect((await lines('a'))[0]?.count).toBe(40)
  expect((await lines('b'))[0]?.count).toBe(40)
})
