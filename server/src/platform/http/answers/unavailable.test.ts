import { endpoint } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import Type from 'typebox'
import { createTestApp, createTestDatabase } from '../../../testing'
import { connect, type Db, isUnavailable } from '../../database'
import { createLog } from '../../log'
import { serve } from '../serve'

const getNumber = endpoint({
  method: 'GET',
  path: '/number',
  summary: 'A number',
  reply: Type.Integer(),
})

const appOn = (db: Db) =>
  createTestApp({
    modules: [
      {
        name: 'number',
        routes: (app) =>
          serve(
            app,
            getNumber,
            async () => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows[0]?.n ?? 0,
          ),
      },
    ],
  })

test('while the database is away a request gets HTTP 503 with a delay for the retry', async () => {
  const db = connect('postgres://nobody@127.0.0.1:1/none', createLog('silent'))
  const app = await appOn(db)
  const answer = await app.inject('/number')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('1')
  expect(answer.json()).toMatchObject({ code: 503, reason: 'server.busy', retryAfterMs: 1_000 })
  await app.close()
  await db.destroy()
})

test('terminated connections are replaced without a restart', async () => {
  const { db, url, drop } = await createTestDatabase()
  const app = await appOn(db)
  expect((await app.inject('/number')).json()).toMatchObject({ data: 1 })
  const other = connect(url, createLog('silent'), { max: 1 })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other)
  await other.destroy()
  // The pool may have a few terminated connections; each is noticed at the latest by its next
  // request.
  const answers = []
  for (let request = 0; request < 5; request++) answers.push(await app.inject('/number'))
  for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode)
  expect(answers.at(-1)?.json()).toMatchObject({ code: 200, data: 1 })
  await app.close()
  await drop()
})

test('a wrong statement is a server fault without a retry', async () => {
  const { db, drop } = await createTestDatabase()
  const error = await sql`select nothing`.execute(db).catch((caught: unknown) => caught)
  expect(isUnavailable(error)).toBe(false)
  await drop()
})
