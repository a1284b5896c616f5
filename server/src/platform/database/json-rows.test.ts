import { sql } from 'kysely'
import { createTestDatabase } from '../../testing'
import { type Db, jsonRows } from '.'

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await createTestDatabase())
})
afterAll(() => drop())

test('rows arrive with the types of their columns', async () => {
  const rows = [
    { id: 7, isOn: true, title: "'); DROP TABLE x; --", scores: [1, 2], inner: { a: [null] } },
    { id: 8, isOn: false, title: null, scores: [], inner: null },
  ]
  const table = jsonRows('given', rows, {
    id: 'int',
    isOn: 'boolean',
    title: 'text',
    scores: 'smallint[]',
    inner: 'jsonb',
  })
  const answer = await sql`
    SELECT given.*, pg_typeof(scores)::text AS type FROM ${table} ORDER BY id`.execute(db)
  expect(answer.rows).toEqual(rows.map((row) => ({ ...row, type: 'smallint[]' })))
})

test('missing values are NULL, columns that are not named are left out', async () => {
  const rows: { id: number; at?: number; rest: string }[] = [{ id: 1, rest: 'x' }]
  const table = jsonRows('r', rows, { id: 'int', at: 'float8' })
  expect((await sql`SELECT * FROM ${table}`.execute(db)).rows).toEqual([{ id: 1, at: null }])
})

test('no rows make an empty table', async () => {
  const table = jsonRows<{ id: number }>('r', [], { id: 'int' })
  expect((await sql`SELECT * FROM ${table}`.execute(db)).rows).toEqual([])
})

test.each([
  ['NUL', 'a\u0000b', 'ab'],
  ['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
  ['an escaped surrogate in JSON text', '"\\ud800"', '"\\ud800"'],
])('text with %s is stored', async (_, title, stored) => {
  const table = jsonRows('r', [{ title }], { title: 'text' })
  expect((await sql`SELECT * FROM ${table}`.execute(db)).rows).toEqual([{ title: stored }])
})
