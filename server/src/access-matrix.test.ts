import { CODE } from '@saidian/shared/contracts'
import { sql } from 'kysely'
import { sampleOf } from './testing/sample-input'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/**
 * Every route of the product × who may call it. The routes are those that the server itself tells in its API document,
 * so a new one is in the matrix from its first day.
 */
type Operation = {
  requestBody?: { content: { 'application/json': { schema: object } } }
  parameters: { name: string; in: 'path' | 'query'; schema: object }[]
  security?: unknown[]
}
type Route = { name: string; method: 'GET' | 'POST'; path: string; operation: Operation; needsLogin: boolean }
type Login = { id: string; token: string; phone: string; sessionId: string }

let whole: WholeApp
let routes: Route[]
let victim: Login
let addresses = 0

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = await readRoutes()
  victim = await becomeMember()
  await leaveTraces(victim)
}, 60_000)
afterAll(() => whole.close())

const MARK = 'marker-of-the-victim'

async function readRoutes(): Promise<Route[]> {
  const answer = await whole.app.http.inject({ url: '/openapi.json' })
  const { paths } = answer.json() as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path,
      operation,
      needsLogin: operation.security !== undefined,
    })),
  )
}

type Sent = { token?: string; given?: Record<string, unknown>; body?: unknown }

/** Calls a route with input that fits its contract; `given` are values for fields by name. */
async function call(route: Pick<Route, 'method' | 'path' | 'operation'>, { token, given = {}, body }: Sent) {
  const schema = route.operation.requestBody?.content['application/json'].schema
  const parameters = route.operation.parameters.map((parameter) => {
    const value = sampleOf(parameter.schema, given, parameter.name)
    return { ...parameter, text: encodeURIComponent(String(value)) }
  })
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, text }) => url.replace(`{${name}}`, text), route.path)
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, text }) => `${name}=${text}`)
    .join('&')
  const payload = body ?? (schema && sampleOf(schema, given))
  const answer = await whole.app.http.inject({
    method: route.method,
    url: query ? `${path}?${query}` : path,
    remoteAddress: `198.18.${Math.floor(++addresses / 250)}.${addresses % 250}`,
    headers: token === undefined ? {} : { accesstoken: token },
    ...(payload !== undefined && { payload: payload as object }),
  })
  return { text: answer.body, ...(answer.json() as { code: number; reason?: string; data: unknown }) }
}

const routeOf = (name: string): Route => {
  const found = routes.find((route) => route.name === name)
  if (!found) throw new Error(`no route ${name}`)
  return found
}

let phones = 13_900_000_000
async function becomeMember(): Promise<Login> {
  const phone = String(++phones)
  const sent = await call(routeOf('post /inform/send/code'), { body: { phone, purpose: 'login' } })
  const { code } = sent.data as { code: string }
  const body = { way: 'code', phone, code, agreed: true }
  const { data } = await call(routeOf('post /user/login'), { body })
  const { token } = data as { token: string }
  // Not by a call: whom a token belongs to is remembered for some seconds.
  const { rows } = await sql<{ id: string; sessionId: string }>`
    SELECT a.id::text, s.id::text AS "sessionId" FROM accounts a JOIN sessions s ON s.account_id = a.id
    WHERE a.phone = ${phone}`.execute(whole.db)
  if (!rows[0]) throw new Error('not logged in')
  return { ...rows[0], token, phone }
}

async function revoked(): Promise<Login> {
  const member = await becomeMember()
  await call(routeOf('get /user/logout'), { token: member.token })
  return member
}

async function deleted(): Promise<Login> {
  const member = await becomeMember()
  await sql`UPDATE accounts SET phone = NULL, password_hash = NULL, deleted_at = now()
    WHERE id = ${member.id}::bigint`.execute(whole.db)
  return member
}

/** Something private in every place where a member can leave something. */
async function leaveTraces({ token }: Login): Promise<void> {
  const at = Date.now() - 1_000
  const mark = { kind: 'match', id: MARK, isOn: true, at, title: MARK, kickoffAt: null }
  const put = (name: string, body: unknown) => call(routeOf(name), { token, body })
  await put('post /user/follow/put', { marks: [mark] })
  await put('post /user/favourite/put', { marks: [mark] })
  await put('post /user/history/add', { visits: [{ kind: 'match', id: MARK, title: MARK, at }] })
  await put('post /user/settings', { entries: [{ key: 'theme', value: MARK, at }] })
  await put('post /inform/feedback/add', {
    requestKey: 'marker-of-the-victim',
    kind: 'idea',
    content: MARK,
    contact: MARK,
    pictures: [],
  })
}

/** Ids of the victim in the fields where a caller names something. */
function namesOfVictim(): Record<string, unknown>[] {
  return [{}, { id: victim.sessionId }, { id: MARK, key: MARK }, { requestKey: 'marker-of-the-victim' }]
}

const exportOf = async ({ token }: Login) => {
  // The call counts its own tries.
  await sql`DELETE FROM rate_limits`.execute(whole.db)
  return call(routeOf('get /user/export'), { token })
}

/** What the victim's own use of the account changes by itself. */
function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'seenAt' ? undefined : value)))
}

test('the matrix has every route of members', () => {
  const members = routes.filter(({ needsLogin }) => needsLogin).map(({ name }) => name)
  expect(members).toEqual(
    expect.arrayContaining([
      'get /user/export',
      'get /user/wallet',
      'post /user/settings',
      'get /user/follow/list',
    ]),
  )
  expect(routes.length - members.length).toBeGreaterThan(10)
  expect(JSON.stringify(routes.filter(({ needsLogin }) => !needsLogin))).not.toContain('/user/devices')
})

test('routes of members answer nobody else, whatever they are sent', async () => {
  const outsiders: [string, string | undefined][] = [
    ['visitor', undefined],
    ['empty token', ''],
    ['forged token', 'A'.repeat(43)],
    ['revoked', (await revoked()).token],
    ['deleted', (await deleted()).token],
  ]
  const unexpected: string[] = []
  for (const route of routes.filter(({ needsLogin }) => needsLogin))
    for (const [who, token] of outsiders)
      for (const given of namesOfVictim()) {
        const { code, reason, data } = await call(route, { token, given })
        if (code !== CODE.noToken || reason !== 'auth.no_token' || data !== null)
          unexpected.push(`${who}: ${route.name} answered ${code} ${reason}`)
      }
  expect(unexpected).toEqual([])
}, 120_000)

test('routes of everybody ask nobody to log in and know no member', async () => {
  const callers = [undefined, (await becomeMember()).token, (await revoked()).token, (await deleted()).token]
  const unexpected: string[] = []
  for (const route of routes.filter(({ needsLogin }) => !needsLogin))
    for (const token of callers)
      for (const given of namesOfVictim()) {
        const { code, text } = await call(route, { token, given })
        if (code === CODE.noToken || code === CODE.notAllowed)
          unexpected.push(`${route.name} answered ${code}`)
        if (text.includes(MARK) || text.includes(victim.sessionId))
          unexpected.push(`${route.name} told ${text}`)
      }
  expect(unexpected).toEqual([])
}, 120_000)

test('another member is let in everywhere, learns nothing of the first and changes nothing of theirs', async () => {
  const before = await exportOf(victim)
  expect(before.text.split(MARK).length).toBeGreaterThan(5)
  const unexpected: string[] = []
  for (const route of routes.filter(({ needsLogin }) => needsLogin))
    for (const given of namesOfVictim()) {
      const other = await becomeMember()
      const { code, text } = await call(route, { token: other.token, given })
      if (code === CODE.noToken || code === CODE.notAllowed || code === CODE.fault)
        unexpected.push(`${route.name} answered ${code}`)
      // What the caller sent may come back, stored as their own.
      const told = Object.values(given).reduce<string>(
        (rest, sent) => rest.replaceAll(String(sent), ''),
        text,
      )
      if (told.includes(MARK) || told.includes(victim.sessionId) || told.includes(victim.phone))
        unexpected.push(`${route.name} told ${text}`)
    }
  expect(unexpected).toEqual([])
  expect(withoutTimes((await exportOf(victim)).data)).toEqual(withoutTimes(before.data))
}, 180_000)

test('a member is let in everywhere', async () => {
  const unexpected: string[] = []
  for (const route of routes.filter(({ needsLogin }) => needsLogin)) {
    const { token } = await becomeMember()
    const { code } = await call(route, { token })
    if (code === CODE.noToken || code === CODE.notAllowed || code === CODE.fault)
      unexpected.push(`${route.name} answered ${code}`)
  }
  expect(unexpected).toEqual([])
}, 120_000)
