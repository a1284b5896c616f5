import type { FootballMatch } from '@saidian/shared/contracts/football'
import { sql } from 'kysely'
import { createLog } from '../../../platform/log'
import { bumpVersions, type Stored } from '../../../sports/ingest'
import type { ReadColumns } from '../../../sports/lists'
import { createBoardReader } from '../../../sports/lists/board/board-reader.service'
import {
  createTestDatabase,
  footballWorld,
  matchMessage,
  SATURDAY_EVENING,
  type TestDatabase,
} from '../../../testing'
import { footballSink } from '../ingest/football-sink'
import { football } from '../sport'
import { readMarks } from './marks.repository'

const NOW_MS = SATURDAY_EVENING * 1000

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const sinkOf = (given: Partial<Parameters<typeof footballSink>[0]> = {}) => {
  const clock = { now: () => NOW_MS }
  return footballSink({
    db: database.db,
    source: 'demo',
    clock,
    log: createLog('silent'),
    ...given,
  })
}

type Columns = ReadColumns<Partial<FootballMatch>>

const readerOf = (columns: Columns[] = []) =>
  createBoardReader(database.db, football, ['demo'], [readMarks, ...columns])

async function idOf(key: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = ${key}`.execute(
    database.db,
  )
  return rows[0]?.id ?? 0
}

test('the marks of a row name the contents of its match page', async () => {
  await sinkOf().deliver(footballWorld(['all', 'nothing', 'empty']))
  const [all, empty] = [await idOf('all'), await idOf('empty')]
  await sql`
    INSERT INTO football_text_lines
      (match_id, key, revision, withdrawn, place, data, type, position, main, source, source_at)
    VALUES (${all}, 't', 1, false, 1, '开球', 10, 0, false, 'demo', now())`.execute(database.db)
  await sql`
    INSERT INTO football_lineups
      (match_id, side, revision, confirmed, formation, source, source_at)
    VALUES (${all}, 'home', 1, true, '4-3-3', 'demo', now())`.execute(database.db)
  await sql`
    INSERT INTO football_match_facts (match_id, mlive, intelligence, source, source_at)
    VALUES (${all}, true, '{"goodHome": []}', 'demo', now()),
      (${empty}, false, 'null', 'demo', now())`.execute(database.db)
  const rows = await readerOf().all(NOW_MS)
  expect(rows.map(({ marks }) => marks)).toEqual([
    ['mlive', 'text', 'lineup', 'intelligence'],
    undefined,
    undefined,
  ])
})

test('only a confirmed line-up is a mark', async () => {
  await sinkOf().deliver(footballWorld(['a']))
  const id = await idOf('a')
  const marks = async () => (await readerOf().all(NOW_MS)).map((row) => row.marks)
  await sql`
    INSERT INTO football_lineups
      (match_id, side, revision, confirmed, formation, source, source_at)
    VALUES (${id}, 'home', 1, false, '4-3-3', 'demo', now())`.execute(database.db)
  expect(await marks()).toEqual([undefined])
  await sql`UPDATE football_lineups SET confirmed = true`.execute(database.db)
  expect(await marks()).toEqual([['lineup']])
})

test('columns of other modules are read once for all matches and added to the rows', async () => {
  await sinkOf().deliver(footballWorld(['a', 'b']))
  const [a, b] = [await idOf('a'), await idOf('b')]
  const asked: number[][] = []
  const ranks: Columns = async (_db, ids) => {
    asked.push(ids)
    return new Map([[b, { ranks: [1, 2] }]])
  }
  const lottery: Columns = async () => new Map([[b, { lottery: { jc: '周六001' } }]])
  const reader = readerOf([ranks, lottery])
  const rows = await reader.some([a, b], [], NOW_MS)
  expect(asked).toEqual([[a, b]])
  expect(rows).toMatchObject([{ id: a }, { id: b, ranks: [1, 2], lottery: { jc: '周六001' } }])
  expect(rows[0]).not.toHaveProperty('ranks')
})

test('the board reads matches again whose columns a store changed', async () => {
  const stored: Stored[] = []
  await sinkOf().deliver([...footballWorld(['a', 'b']), matchMessage('a', 1)])
  const [a, b] = [await idOf('a'), await idOf('b')]
  const before = await readerOf().all(NOW_MS)
  const sink = sinkOf({
    onStored: (change) => void stored.push(change),
    stores: [
      {
        kind: 'facts',
        store: async (db) => {
          await bumpVersions(db, football, [b])
          return [
            { matchId: a, part: 'facts' },
            { matchId: b, part: 'columns' },
          ]
        },
      },
    ],
  })
  await sink.deliver([
    { kind: 'facts', at: SATURDAY_EVENING, matchKey: 'a', revision: 1, facts: {} },
  ])
  expect(stored.map(({ matchIds }) => matchIds)).toEqual([[b]])
  const after = await readerOf().all(NOW_MS)
  expect(after.map(({ version }) => version)).toEqual([
    before[0]?.version,
    (before[1]?.version ?? 0) + 1,
  ])
})
