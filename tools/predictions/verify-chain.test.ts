import { sql } from 'kysely'
import { lockedRow } from '../../server/src/modules/predictions/lock/locked-content.rules'
import { insertLocked } from '../../server/src/modules/predictions/lock/predictions.repository'
import {
  appendContents,
  type ContentDraft,
} from '../../server/src/modules/predictions/records/record-chain'
import type { LockedContent } from '../../server/src/modules/predictions/records/record-content'
import { updateSettled } from '../../server/src/modules/predictions/settle/settle.repository'
import {
  openPredictions,
  type PredictionsWorld,
} from '../../server/src/modules/predictions/testing/open-predictions'
import { verifyChain } from './verify-chain'

const TABLES = ['prediction_records', 'prediction_heads', 'predictions'] as const
const HOUR_MS = 3_600_000
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS)

let world: PredictionsWorld
let url: string
beforeAll(async () => {
  world = await openPredictions()
  await fill()
  await world.run('heads')
  url = await world.app.listen({ port: 0, host: '127.0.0.1' })
  for (const table of TABLES)
    await sql`CREATE TABLE ${sql.table(`saved_${table}`)} AS TABLE ${sql.table(table)}`.execute(
      world.db,
    )
})
afterEach(() =>
  byForce(async (run) => {
    for (const table of TABLES) {
      await run(`DELETE FROM ${table}`)
      await run(`INSERT INTO ${table} SELECT * FROM saved_${table}`)
    }
  }),
)
afterAll(() => world.close())

/** Three predictions of three days ago, each a pick of value: a hit, a miss, one that is open. */
async function fill(): Promise<void> {
  const { leagueId, teams } = world.league
  const [lockedAt, settledAt] = [daysAgo(3), daysAgo(2)]
  const drafts = [11, 12, 13].map((id): ContentDraft<LockedContent> => {
    const named = (place: number) => ({ id: teams[place] ?? 0, nameZh: '队' })
    const kickoffAt = new Date(lockedAt.getTime() + HOUR_MS).toISOString()
    const league = { id: leagueId, nameZh: '联赛' }
    return {
      kind: 'prediction',
      match: {
        id,
        sport: 'football',
        source: 'demo',
        league,
        kickoffAt,
        home: named(0),
        away: named(1),
      },
      model: 'model 1',
      inputs: { matches: 9, until: 1, opening: null },
      market: null,
      value: { result: 'home', chance: 0.5, market: 0.4, price: 2.5 },
      prediction: {
        sport: 'football',
        totals: [],
        handicaps: [],
        terms: [],
        goals: [1, 1],
        outcome: { home: [0.4, 0.5, 0.6], draw: [0.2, 0.3, 0.4], away: [0.1, 0.2, 0.3] },
        scores: [[0.6, 0.4]],
      },
    }
  })
  await world.db.transaction().execute(async (trx) => {
    const ids = await appendContents(trx, lockedAt, drafts)
    const facts = { sportId: 1, lockedAt: lockedAt.getTime() }
    await insertLocked(
      trx,
      drafts.map((draft, place) => lockedRow(draft, { ...facts, recordId: ids[place] ?? 0 })),
    )
    const closing: [number, number, number] = [0.5, 0.3, 0.2]
    const shared = { kind: 'result', corrects: null, closing } as const
    for (const result of [
      { ...shared, of: 1, match: 11, score: [1, 0], result: 'home', hit: true, chance: 0.5 },
      { ...shared, of: 2, match: 12, score: [0, 1], result: 'away', hit: false, chance: 0.2 },
    ] satisfies Parameters<typeof updateSettled>[2][]) {
      const [record = 0] = await appendContents(trx, settledAt, [result])
      await updateSettled(trx, record, result)
    }
  })
}

/** Statements that no trigger and no reference stops: those of someone who owns the database. */
async function byForce(work: (run: (statement: string) => Promise<void>) => Promise<void>) {
  await world.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await work(async (statement) => void (await sql.raw(statement).execute(trx)))
  })
}

/** A statement for each column behind the page, and what the check says. */
const CHANGES: Record<(typeof TABLES)[number], Record<string, [change: string, named: RegExp]>> = {
  prediction_records: {
    id: ['90', /Record 2 is missing/],
    at: [`at + interval '1 second'`, /Record 2 has another time/],
    content: [`replace(content, '队', '隊')`, /Record 2 is changed/],
    hash: [`'\\x00'::bytea`, /Record 2 is|HTTP|answers/],
  },
  prediction_heads: {
    day: [`day - 90`, /prediction_heads: the head of/],
    record_id: ['2', /is not the one that was published/],
    hash: [`sha256('x')`, /is not the one that was published/],
    published_at: [`published_at - interval '10 days'`, /published_at of/],
  },
  predictions: {
    record_id: ['90', /the row of record 2 is missing/],
    sport_id: ['2', /sportId of record 2 is changed/],
    source: [`'another'`, /source of record 2/],
    league_id: ['999', /leagueId of record 2/],
    match_id: ['999', /matchId of record 2/],
    kickoff_at: [`kickoff_at + interval '1 second'`, /kickoffAt of record 2/],
    locked_at: [`locked_at - interval '1 second'`, /lockedAt of record 2/],
    chances: ['ARRAY[0.1, 0.1, 0.8]', /chances of record 2/],
    value_result: ['2', /valueResult of record 2/],
    value_market: ['0.1', /valueMarket of record 2/],
    value_price: ['9', /valuePrice of record 2/],
    settled_id: ['4', /settledId of record 2/],
    score: [`'{1,0}'`, /score of record 2/],
    result: ['0', /result of record 2/],
    closing: ['ARRAY[0.1, 0.1, 0.8]', /closing of record 2/],
  },
}

const cases = TABLES.flatMap((table) =>
  Object.entries(CHANGES[table]).map(([column, [change, named]]) => ({
    table,
    column,
    change,
    named,
    where: table === 'prediction_heads' ? 'record_id = 3' : `${keyOf(table)} = 2`,
  })),
)
function keyOf(table: string): string {
  return table === 'predictions' ? 'record_id' : 'id'
}

test('what is as it was written is confirmed', async () => {
  expect(await verifyChain(url)).toMatchObject({ records: 5, predictions: 3, heads: 3 })
})

test('every column behind the page is tried', async () => {
  for (const table of TABLES) {
    const { rows } = await sql<{ name: string }>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table}`.execute(world.db)
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(CHANGES[table]).sort())
  }
})

test.each(cases)('a changed $column of $table is named', async (given) => {
  const { table, column, change, where, named } = given
  await byForce((run) => run(`UPDATE ${table} SET ${column} = ${change} WHERE ${where}`))
  await expect(verifyChain(url)).rejects.toThrow(named)
})

test.each([
  ['DELETE FROM prediction_records WHERE id = 2', /Record 2 is missing/],
  ['DELETE FROM prediction_heads WHERE record_id = 3', /head of \S+ is missing/],
  ['DELETE FROM predictions WHERE record_id = 2', /row of record 2 is missing/],
  [`INSERT INTO prediction_records VALUES (6, now(), '{}', '\\x00')`, /Record 6 is changed/],
  [
    `INSERT INTO prediction_heads SELECT day + 90, record_id, hash, published_at
      FROM saved_prediction_heads WHERE record_id = 3`,
    /prediction_heads: the head of \S+ is changed/,
  ],
  [
    `INSERT INTO predictions SELECT (jsonb_populate_record(NULL::predictions,
      to_jsonb(s) || '{"record_id": 5}')).* FROM saved_predictions s WHERE record_id = 1`,
    /row of record 5 is added/,
  ],
])('%s is named', async (statement, named) => {
  await byForce((run) => run(statement))
  await expect(verifyChain(url)).rejects.toThrow(named)
})

test('misses that are removed from the index change neither the page nor a head', async () => {
  await byForce(async (run) => {
    await run('DELETE FROM predictions WHERE record_id = 2')
    await run('DELETE FROM prediction_heads')
  })
  expect(await world.get('/live/prediction/past')).toMatchObject({ count: 2, counted: 2, hits: 1 })
  await expect(world.run('heads')).rejects.toThrow('the row of record 2 is missing')
})
