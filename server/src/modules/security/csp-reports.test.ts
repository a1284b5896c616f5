import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { REPORT_PATH } from '../../platform/http'
import { createMetrics } from '../../platform/metrics'
import { createTestApp } from '../../testing'
import { cspReportRoutes } from './csp-reports'

let app: FastifyInstance
let lines: string[]
let nowMs = 0
const metrics = createMetrics()

beforeEach(async () => {
  lines = []
  metrics.removeSingleMetric('csp_reports_total')
  const log = pino({}, new Writable({ write: (line, _, done) => done(void lines.push(`${line}`)) }))
  const routes = (on: FastifyInstance) =>
    cspReportRoutes(on, { clock: { now: () => nowMs }, log, metrics })
  app = await createTestApp({ modules: [{ name: 'reports', routes }] })
})
afterEach(() => app.close())

const send = (payload: string, type = 'application/reports+json') =>
  app.inject({ method: 'POST', url: REPORT_PATH, headers: { 'content-type': type }, payload })
const report = (directive: string) => ({
  type: 'csp-violation',
  body: {
    effectiveDirective: directive,
    documentURL: 'https://x/live?token=1',
    blockedURL: 'https://evil/a.js?q',
  },
})
const counted = async (directive: string) => {
  const { values } = (await metrics.getSingleMetric('csp_reports_total')?.get()) ?? { values: [] }
  return values.find(({ labels }) => labels.directive === directive)?.value ?? 0
}

test('reports of both forms are counted by directive, logged without private parts', async () => {
  expect((await send(JSON.stringify([report('script-src-elem')]))).statusCode).toBe(204)
  const old = {
    'csp-report': { 'violated-directive': 'img-src https://x', 'document-uri': 'https://x/a' },
  }
  expect((await send(JSON.stringify(old), 'application/csp-report')).statusCode).toBe(204)
  expect([await counted('script-src-elem'), await counted('img-src')]).toEqual([1, 1])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { directive: 'script-src-elem', page: 'https://x/live', blocked: 'https://evil/a.js' },
    { directive: 'img-src', page: 'https://x/a' },
  ])
})

test.each(['', '{', 'null', '7', '[]', '[null,[],"x"]', '{"csp-report":1}'])(
  'an invalid report is ignored: %j',
  async (text) => {
    expect((await send(text)).statusCode).toBeLessThan(500)
    expect(lines).toEqual([])
  },
)

test('a flood is counted up to a limit and sampled; directives are never free text', async () => {
  const many = JSON.stringify(Array.from({ length: 50 }, () => report(`x${'y'.repeat(60)}`)))
  for (let sent = 0; sent < 60; sent += 1) await send(many)
  expect(await counted('unknown')).toBe(600)
  expect(lines).toHaveLength(10)
  nowMs += 60_000
  await send(many)
  expect(await counted('unknown')).toBe(620)
})

test('a body that is too large is rejected', async () => {
  expect((await send(`["${'x'.repeat(20_000)}"]`)).statusCode).toBe(413)
})
