import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { json } from 'node:stream/consumers'
import { endpoint } from '@saidian/shared/contracts/http'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Client } from 'pg'
import Type from 'typebox'
import { createTestApp, createTestDatabase, type TestDatabase } from '../../../testing'
import { type Db, isSaturated } from '../../database'
import { createMetrics } from '../../metrics'
import { openPort, type Port } from '../connections/open-port'
import { serve } from '../serve'
import { createLoadMonitor, type LoadMonitor } from './load-monitor'

const WORK_MS = 5

const path = (name: string) => ({
  method: 'GET' as const,
  path: `/${name}`,
  summary: name,
  reply: Type.Null(),
})
const getWork = endpoint(path('work'))
const getRows = endpoint(path('rows'))
const getMemory = endpoint(path('memory'))

let database: TestDatabase
let app: FastifyInstance
let loads: LoadMonitor[]
let port: Port
/** Tolerates a busy machine: it rejects only after delays longer than its hiccups. */
let patientPort: Port
let agent: Agent

function work(): null {
  for (const end = performance.now() + WORK_MS; performance.now() < end; );
  return null
}

async function readRows(db: Db): Promise<null> {
  await sql`SELECT pg_advisory_xact_lock_shared(1)`.execute(db)
  return null
}

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  app = await createTestApp({
    isDatabaseBusy: () => isSaturated(db),
    modules: [
      {
        name: 'work',
        routes: (routes) => {
          serve(routes, getWork, work)
          serve(routes, getRows, () => readRows(db))
          serve(routes, getMemory, () => null, { readsDatabase: false })
        },
      },
    ],
  })
  const load = createLoadMonitor({ metrics: createMetrics() })
  const patient = createLoadMonitor({ metrics: createMetrics(), targetDelayMs: 400 })
  loads = [load, patient]
  port = await openPort(app, { port: 0, load })
  patientPort = await openPort(app, { port: 0, load: patient })
})
beforeEach(() => {
  agent = new Agent({ keepAlive: true })
})
afterEach(() => agent.destroy())
afterAll(async () => {
  for (const load of loads) load.stop()
  await port.close(100)
  await patientPort.close(100)
  await app.close()
  await database.drop()
})

type Answer = { status: number; body: unknown }

async function ask(name: string, { number } = port): Promise<Answer> {
  const [answer] = await once(get({ port: number, path: `/${name}`, agent }), 'response')
  return { status: answer.statusCode, body: await json(answer) }
}

const times = (count: number, name: string, at = port) =>
  Promise.all(Array.from({ length: count }, () => ask(name, at)))
const statuses = (answers: Answer[]) => new Set(answers.map(({ status }) => status))

test('callers above the capacity get 503 and Retry-After, the others their answer', async () => {
  const answers: Answer[] = []
  const end = Date.now() + 20_000
  const askOnAndOn = async () => {
    while (!statuses(answers).has(503) && Date.now() < end) answers.push(await ask('work'))
  }
  await Promise.all(Array.from({ length: 60 }, askOnAndOn))
  expect(statuses(answers)).toEqual(new Set([200, 503]))
  expect(answers.find(({ status }) => status === 503)?.body).toMatchObject({
    code: 503,
    data: null,
    reason: 'server.busy',
    retryAfterMs: 2_000,
    requestId: expect.any(String),
  })
})

test('after the crowd every caller is served again', async () => {
  for (
    const end = Date.now() + 120_000;
    (await times(100, 'memory')).some(({ status }) => status !== 200);
  )
    if (Date.now() > end) throw new Error('still rejecting')
})

test('a few callers are served, however slow the process is', async () => {
  for (let round = 0; round < 5; round++)
    expect(statuses(await times(15, 'work'))).toEqual(new Set([200]))
})

test('one long pause of the process rejects no caller', async () => {
  const crowd = times(200, 'memory', patientPort)
  for (const end = performance.now() + 700; performance.now() < end; );
  expect(statuses(await crowd)).toEqual(new Set([200]))
})

test('a crowd before the database is limited while answers from memory go on', async () => {
  const blocker = new Client({ connectionString: database.url })
  await blocker.connect()
  await blocker.query('SELECT pg_advisory_lock(1)')
  const crowd = times(200, 'rows', patientPort)
  while (!isSaturated(database.db)) await new Promise(setImmediate)
  const [late, memory] = await Promise.all([
    times(20, 'rows', patientPort),
    times(20, 'memory', patientPort),
  ])
  expect(statuses(late)).toEqual(new Set([503]))
  expect(late[0]?.body).toMatchObject({ reason: 'server.busy', retryAfterMs: 2_000 })
  expect(statuses(memory)).toEqual(new Set([200]))
  await blocker.end()
  expect(statuses(await crowd)).toContain(200)
  expect((await ask('rows', patientPort)).status).toBe(200)
})
