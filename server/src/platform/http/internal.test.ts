import type { FastifyInstance } from 'fastify'
import { createTestDatabase } from '../../testing'
import { connect as connectDatabase } from '../database'
import { createLog } from '../log'
import { createMetrics } from '../metrics'
import { createReadiness } from '../process/readiness'
import { buildInternal } from './build-internal'

const log = createLog('silent')

async function build(url?: string) {
  const database = url ? null : await createTestDatabase()
  const db = database?.db ?? connectDatabase(url ?? '', log)
  const readiness = createReadiness(db)
  const modules = [
    {
      name: 'm',
      internalRoutes: (app: FastifyInstance) => void app.get('/of-module', async () => 'inside'),
    },
  ]
  const app = buildInternal({ log, metrics: createMetrics(), modules, readiness })
  const close = async () => {
    await app.close()
    await (database ? database.drop() : db.destroy())
  }
  return { app, readiness, close }
}

test('ready only while modules have started, the database answers and nothing stops', async () => {
  const { app, readiness, close } = await build()
  const status = async () => (await app.inject('/readyz')).statusCode
  expect(await status()).toBe(503)
  readiness.modulesStarted()
  expect(await status()).toBe(200)
  readiness.stopping()
  expect(await status()).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await close()
})

test('a database that is away makes the process unready, not unhealthy', async () => {
  const { app, readiness, close } = await build('postgres://nobody@127.0.0.1:1/none')
  readiness.modulesStarted()
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({
    isReady: false,
    reasons: { database: expect.stringContaining('ECONNREFUSED') },
  })
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  await close()
})

test('metrics have the event-loop delay in the format of Prometheus', async () => {
  const { app, close } = await build()
  const answer = await app.inject('/metrics')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
  await close()
})

test('a page under a foreign name that resolves to this port is rejected', async () => {
  const { app, close } = await build()
  const ask = (host: string) => app.inject({ url: '/of-module', headers: { host } })
  expect((await ask('127.0.0.1:9090')).body).toBe('inside')
  expect((await ask('localhost')).body).toBe('inside')
  expect((await ask('evil.example:9090')).json()).toMatchObject({
    code: 403,
    reason: 'auth.not_allowed',
  })
  await close()
})
