import { CODE } from '@saidian/shared/contracts/http'
import { postSocketAddress } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { callRoute, type Route, readRoutes, routeNamed } from './testing/every-route'
import { becomeMember, type Login } from './testing/log-in'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/** The product without any rule of access: a call that still works has not checked. */
let whole: WholeApp
let routes: Route[]
let member: Login
/** Test files of a worker share the rules. */
const rules: (() => void)[] = []

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = await readRoutes(whole)
  member = await becomeMember(whole, routes)
  for (const { access = [] } of whole.app.modules)
    for (const { allowed } of access) {
      const before = { ...allowed }
      rules.push(() => Object.assign(allowed, before))
      for (const action of Object.keys(allowed)) Reflect.deleteProperty(allowed, action)
    }
})
afterAll(async () => {
  for (const restore of rules) restore()
  await whole.close()
})

/** All stored data of the member, without the times and counters that a call itself changes. */
async function storedData(): Promise<unknown> {
  const { rows } = await sql<{ of: string }>`
    SELECT (SELECT jsonb_agg(a) FROM accounts a)::text
      || (SELECT jsonb_agg(s.id) FROM sessions s)::text
      || (SELECT jsonb_agg(p) FROM profiles p)::text AS of`.execute(whole.db)
  return rows[0]?.of
}

test('no service does anything for a member without a rule', async () => {
  const before = await storedData()
  const unexpected: string[] = []
  for (const route of routes.filter(({ login }) => login === 'required')) {
    const { code, reason } = await callRoute(whole, route, { token: member.token })
    if (code !== CODE.notAllowed) unexpected.push(`${route.name} answered ${code} ${reason}`)
  }
  expect(unexpected).toEqual([])
  expect(await storedData()).toBe(before)
})

test('nor does a HEAD run the handler of a call about a member', async () => {
  const calls = routes.filter(({ method, login }) => method === 'GET' && login !== 'none')
  expect(calls.length).toBeGreaterThan(20)
  const answered = await Promise.all(
    calls.map(async ({ path: url }) => {
      const headers = { accesstoken: member.token }
      return [url, (await whole.app.http.inject({ method: 'HEAD', url, headers })).statusCode]
    }),
  )
  expect(answered.filter(([, status]) => status !== 404)).toEqual([])
})

test('nor for one device by its id, nor a ticket for a socket', async () => {
  const calls: [string, Record<string, unknown>][] = [
    ['post /user/devices/revoke', {}],
    ['post /user/devices/revoke', { id: member.sessionId }],
    [`post ${postSocketAddress.path}`, {}],
  ]
  for (const [name, body] of calls) {
    const { code } = await callRoute(whole, routeNamed(routes, name), { token: member.token, body })
    expect([name, code]).toEqual([name, CODE.notAllowed])
  }
})

test('nor does a login succeed', async () => {
  const phone = '13912345678'
  const sent = await callRoute(whole, routeNamed(routes, 'post /inform/send/code'), {
    body: { phone, purpose: 'login' },
  })
  const { code } = sent.data as { code: string }
  const body = { way: 'code', phone, code, agreed: true }
  expect((await callRoute(whole, routeNamed(routes, 'post /user/login'), { body })).code).toBe(
    CODE.notAllowed,
  )
  expect(JSON.stringify(await storedData())).not.toContain(phone)
})
