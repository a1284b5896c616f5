import { execFileSync } from 'node:child_process'
import { endpoint } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import Type from 'typebox'
import { createTestApp, createTestDatabase, type TestDatabase } from '../../testing'
import { serve } from '../http'
import { createLog } from '../log'
import { connect, type Db, isUnavailable } from '.'

const getNumber = endpoint({
  method: 'GET',
  path: '/number',
  summary: 'A number',
  reply: Type.Integer(),
})
const getConstant = endpoint({
  method: 'GET',
  path: '/constant',
  summary: 'One',
  reply: Type.Integer(),
})
const log = createLog('silent')

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await createTestDatabase()
  db = connect(database.url, log, { max: 4 })
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

/**
 * Freezes the database's side of every connection of `db`; resolves with a function that resumes
 * it.
 */
async function freezeBackends(): Promise<() => void> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(database.db)
  const signal = (name: string) =>
    execFileSync('kill', [name, ...rows.map(({ pid }) => String(pid))])
  signal('-STOP')
  return () => signal('-CONT')
}

const openApp = () =>
  createTestApp({
    modules: [
      {
        name: 'numbers',
        routes: (app) => {
          serve(app, getNumber, async () => {
            return (await sql<{ n: number }>`SELECT 1 AS n`.execute(db)).rows[0]?.n ?? 0
          })
          serve(app, getConstant, async () => 1)
        },
      },
    ],
  })

test('with a frozen database reads end after 3 s with 503 and other calls go on', async () => {
  const app = await openApp()
  // Opens all connections of the pool before they freeze.
  await Promise.all(Array.from({ length: 4 }, () => app.inject('/number')))
  const thaw = await freezeBackends()
  let ended = 0
  const reads = Array.from({ length: 3 }, () => app.inject('/number').finally(() => ended++))
  const direct = sql`SELECT 1`.execute(db).catch((error: Error) => error.message)
  for (let call = 0; call < 50; call++) expect((await app.inject('/constant')).statusCode).toBe(200)
  expect(ended).toBe(0)
  const answers = await Promise.all(reads)
  expect(await direct).toBe('the database did not answer in 3000 ms')
  thaw()
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json()).toMatchObject({ reason: 'server.busy', retryAfterMs: 1_000 })
  }
  // The connections that timed out are gone; new ones serve.
  expect((await app.inject('/number')).json()).toMatchObject({ data: 1 })
  await app.close()
})

test('a connection that timed out serves no other caller, in a transaction or not', async () => {
  const short = connect(database.url, log, { max: 1, readMs: 200, writeMs: 400 })
  const pid = async () =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(short)).rows[0]?.pid
  const first = await pid()
  await expect(sql`SELECT pg_sleep(30)`.execute(short)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  const second = await pid()
  expect(second).not.toBe(first)
  const error = await short
    .transaction()
    .execute((transaction) => sql`SELECT pg_sleep(30)`.execute(transaction))
    .catch((caught: unknown) => caught)
  expect(isUnavailable(error)).toBe(true)
  expect(await pid()).not.toBe(second)
  await short.destroy()
})

test('reads have the short limit, writes and transactions the long one', async () => {
  const short = connect(database.url, log, { max: 1, readMs: 100, writeMs: 60_000 })
  await expect(sql`SELECT pg_sleep(0.5)`.execute(short)).rejects.toThrow('in 100 ms')
  await sql`INSERT INTO demo_progress SELECT 's', 'w', 1, 1 FROM pg_sleep(0.5)`.execute(short)
  await sql`WITH gone AS (DELETE FROM demo_progress RETURNING 1)
    SELECT pg_sleep(0.5) FROM gone`.execute(short)
  await short.transaction().execute((transaction) => sql`SELECT pg_sleep(0.5)`.execute(transaction))
  await expect(sql`SELECT pg_sleep(0.5)`.execute(short)).rejects.toThrow('in 100 ms')
  await short.destroy()
})
