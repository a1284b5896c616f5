import { CODE } from '@saidian/shared/contracts/http'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { bodyOf, inject, newAddress, type Route, readRoutes, urlOf } from './testing/every-route'
import { hostileOf, NASTY_BODIES, NASTY_TEXTS } from './testing/hostile-input'
import { becomeMember, type Login } from './testing/log-in'
import { recordChanges } from './testing/record-changes'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/** Calls every route of the product with hostile input, as a visitor and as a member. */
let whole: WholeApp
let routes: Route[]
let member: Login
let changedTables: () => Promise<string[]>
/** Routes that accepted some of the input: not every request ended at the first check. */
const accepted = new Set<string>()
/** Tables that accepted requests changed: the recorder sees what happens. */
const changedByAccepted = new Set<string>()

/** Rejected requests count as tries, use up codes and enter the security log, by design. */
const COUNTERS = ['rate_limits', 'sms_codes', 'security_log']

/** Every combination; by default each input somewhere, and each route with some of them. */
const IS_LONG = Boolean(process.env.LONG_TESTS)

/** An answer takes some milliseconds, a pattern that backtracks without end takes minutes. */
const MAX_CPU_US = 1_000_000

beforeAll(async () => {
  // With its leader: lists that are read by POST answer busy without one.
  whole = await openWholeApp({ SMS_DEV: '1', ROLES: 'api,gateway,web,feed' })
  routes = await readRoutes(whole)
  member = await becomeMember(whole, routes)
  // Only a feed, or a scheduled job, writes these tables, no call does.
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema()
      AND tablename !~ '^(football|basketball|odds|lottery|scheduled|prediction)'`.execute(whole.db)
  const tables = rows.map(({ name }) => name).filter((name) => !COUNTERS.includes(name))
  changedTables = await recordChanges(whole.db, tables)
})
afterAll(() => whole.close())

/** A call that answers in pieces has accepted the request before the first one. */
function codeOf(answer: Awaited<ReturnType<typeof inject>>): number | undefined {
  const type = String(answer.headers['content-type'])
  if (type.startsWith('text/event-stream')) return CODE.ok
  return type.startsWith('application/json') ? answer.json<{ code?: number }>().code : undefined
}

/** The fault in the answer to this request; empty when there is none. */
async function faultOf(request: InjectOptions, isMember: boolean): Promise<string> {
  const headers = { ...request.headers, ...(isMember && { accesstoken: member.token }) }
  const startedAt = process.cpuUsage()
  const answer = await inject(whole, { ...request, headers, remoteAddress: newAddress() })
  const { user, system } = process.cpuUsage(startedAt)
  const code = codeOf(answer)
  const what = `${answer.statusCode} ${answer.body.slice(0, 200)}`
  if (answer.statusCode >= 500 || code === CODE.fault || code === CODE.busy)
    return `answered ${what}`
  if (user + system > MAX_CPU_US) return `took ${user + system} µs of CPU time`
  const changed = await changedTables()
  if (code !== CODE.ok && changed.length > 0) return `changed ${changed}: ${what}`
  if (code === CODE.ok) {
    accepted.add(String(request.url).replace(/\?.*/, ''))
    for (const table of changed) changedByAccepted.add(table)
  }
  if (isMember && code === CODE.noToken) {
    member = await becomeMember(whole, routes)
    await changedTables()
  }
  return ''
}

const json = (route: Route, payload: unknown): InjectOptions => ({
  method: route.method,
  url: urlOf(route),
  payload: JSON.stringify(payload),
  headers: { 'content-type': 'application/json' },
})

function withEmptyLists(body: unknown): unknown {
  const parts = Object.entries(body as object)
  return Object.fromEntries(parts.map(([name, part]) => [name, Array.isArray(part) ? [] : part]))
}

test('the routes of every part are there', () => {
  const names = routes.map(({ name }) => name).join('\n')
  for (const part of [
    '/live/',
    '/user/wallet/redeem',
    '/user/settings',
    '/inform/feedback/add',
    '/user/center/nickname',
    '/user/login',
  ])
    expect(names).toContain(part)
})

test('contract bodies with a hostile part do no harm', async () => {
  for (const route of routes) {
    const schema = route.operation.requestBody?.content['application/json'].schema
    if (!schema) continue
    const anything = fc.asyncProperty(hostileOf(schema), fc.boolean(), async (sent, isMember) => {
      await sql`DELETE FROM rate_limits`.execute(whole.db)
      expect([route.name, await faultOf(json(route, sent), isMember)]).toEqual([route.name, ''])
    })
    const sample = bodyOf(route)
    // A key in a list may name an unknown object: without such keys the body is accepted.
    await fc.assert(anything, {
      numRuns: IS_LONG ? 60 : 6,
      examples: [
        [sample, true],
        [withEmptyLists(sample), true],
      ],
    })
  }
  expect([...accepted]).toEqual(
    expect.arrayContaining([
      '/user/settings',
      '/user/follow/put',
      '/inform/feedback/add',
      '/inform/send/code',
    ]),
  )
  expect([...changedByAccepted]).toEqual(
    expect.arrayContaining(['settings', 'follows', 'feedbacks']),
  )
}, 300_000)

test('bodies that are hardly JSON, or of another type, do no harm', async () => {
  const unexpected: string[] = []
  const posts = routes.filter(({ method }) => method === 'POST')
  // Every body at every route; its caller is the other one at the next route.
  for (const [at, route] of posts.entries())
    for (const [n, { payload, type = 'application/json', encoding }] of NASTY_BODIES.entries())
      for (const isMember of IS_LONG ? [false, true] : [(at + n) % 2 === 0]) {
        const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
        const fault = await faultOf(
          { method: 'POST', url: urlOf(route), payload, headers },
          isMember,
        )
        if (fault)
          unexpected.push(`${route.name} sent ${String(payload).slice(0, 40)} as ${type} ${fault}`)
      }
  expect(unexpected).toEqual([])
})

test('no parameter does harm', async () => {
  const unexpected: string[] = []
  // `hostile-parameters.test.ts` covers the calls of the match data, with matches.
  const others = routes.filter(({ path }) => !path.startsWith('/live/'))
  for (const [at, route] of others.entries()) {
    const names = route.operation.parameters.map(({ name }) => name)
    const body = bodyOf(route)
    for (const [n, text] of NASTY_TEXTS.entries()) {
      // No route reads a name twice, or an unknown name: a few texts for each, all in sum.
      const isSentHere = IS_LONG || (at + n) % 5 === 0
      const malformed = [
        ...names.slice(0, 1).map((name) => `${urlOf(route)}&${name}=${text}&${name}=1`),
        `${urlOf(route)}?other=${text}&${text}=1`,
      ]
      for (const url of [
        ...names.map((name) => urlOf(route, {}, { [name]: text })),
        ...(isSentHere ? malformed : []),
      ]) {
        const isMember = route.login !== 'none'
        const request =
          body === undefined ? { method: route.method, url } : { ...json(route, body), url }
        const fault = await faultOf(request, isMember)
        if (fault) unexpected.push(`${url.slice(0, 120)} ${fault}`)
      }
    }
  }
  expect(unexpected).toEqual([])
}, 300_000)
