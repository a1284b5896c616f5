import {
  type Auth,
  cancelLeave,
  getDevices,
  login,
  logout,
} from '@saidian/shared/contracts/accounts'
import { NO_COOKIES_HEADER } from '@saidian/shared/contracts/http'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { type AccountsWorld, codeFor, newPhone, openAccounts } from '../testing'

const HOUR_MS = 3_600_000
const OWN = { 'sec-fetch-site': 'same-origin' }

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

type Given = {
  cookie?: string
  handle?: string
  headers?: Record<string, string>
  payload?: object
}

function send(
  { method, path }: { method: 'GET' | 'POST'; path: string },
  { cookie, handle, headers = OWN, payload }: Given,
): Promise<LightMyRequestResponse> {
  return world.app.inject({
    method,
    url: path,
    headers: {
      ...headers,
      ...(cookie !== undefined && { cookie: `session=${cookie}` }),
      ...(handle !== undefined && { accesstoken: handle }),
    },
    ...(payload && { payload }),
  })
}

const cookieOf = (answer: LightMyRequestResponse) =>
  answer.cookies.find(({ name }) => name === 'session')

/** A member who logged in on a page of this product, or with `headers`. */
async function logIn(headers: Record<string, string> = OWN) {
  const phone = newPhone()
  const payload = { way: 'code', phone, code: await codeFor(world, phone, 'login'), agreed: true }
  const answer = await send(login, { headers, payload })
  return { answer, auth: answer.json().data as Auth, cookie: cookieOf(answer) }
}

async function page() {
  const { auth, cookie } = await logIn()
  return { handle: auth.token, cookie: cookie?.value ?? '' }
}

const reasonOf = (answer: LightMyRequestResponse) =>
  (answer.json().reason as string | undefined) ?? 'ok'

test('a page of this product gets the token in an HttpOnly cookie, and its name', async () => {
  const { auth, cookie } = await logIn()
  expect(auth.token).toMatch(/^web\.[0-9a-f-]{36}$/)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(cookie?.value).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('a page whose browser blocks cookies gets the token itself', async () => {
  const { auth, cookie } = await logIn({ ...OWN, [NO_COOKIES_HEADER]: '1' })
  expect(auth.token).not.toMatch(/^web\./)
  expect(cookie).toBeUndefined()
  expect(reasonOf(await send(getDevices, { handle: auth.token }))).toBe('ok')
})

test('with https the cookie has the prefix that stops other hosts from setting it', async () => {
  const secure = await openAccounts({ beside: world, env: { HTTPS: 'true' } })
  const phone = newPhone()
  const payload = { way: 'code', phone, code: await codeFor(world, phone, 'login'), agreed: true }
  const answer = await secure.app.inject({ method: 'POST', url: login.path, headers: OWN, payload })
  expect(answer.cookies[0]).toMatchObject({
    name: '__Host-session',
    secure: true,
    httpOnly: true,
    path: '/',
  })
  expect(answer.cookies[0]).not.toHaveProperty('domain')
  await secure.close()
})

test.each([
  ['an app', {}],
  ['a page of another origin', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a page of another host of ours', { 'sec-fetch-site': 'same-site' }],
])('%s gets its token in the answer and no cookie', async (_, headers) => {
  const { auth, cookie } = await logIn(headers as Record<string, string>)
  expect(auth.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(cookie).toBeUndefined()
  expect(reasonOf(await send(getDevices, { handle: auth.token, headers: {} }))).toBe('ok')
})

test('cookie and name are valid together only', async () => {
  const { handle, cookie } = await page()
  const other = await page()
  expect(reasonOf(await send(getDevices, { handle, cookie }))).toBe('ok')
  expect(reasonOf(await send(getDevices, { handle }))).toBe('auth.no_token')
  expect(reasonOf(await send(getDevices, { cookie }))).toBe('auth.no_token')
  expect(reasonOf(await send(getDevices, { handle: other.handle, cookie }))).toBe('auth.no_token')
  expect(reasonOf(await send(getDevices, { handle: cookie }))).toBe('auth.no_token')
})

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of another host of ours', { 'sec-fetch-site': 'same-site' }],
  ['of a foreign origin in an old browser', { origin: 'https://evil.example' }],
  ['of no origin at all', {}],
  ['that a form could send', { ...OWN, 'content-type': 'text/plain' }],
])('a change by cookie %s is rejected', async (_, headers) => {
  const { handle, cookie } = await page()
  const answer = await send(cancelLeave, {
    handle,
    cookie,
    headers: headers as Record<string, string>,
  })
  expect(reasonOf(answer)).toBe('auth.not_allowed')
})

test('a change by cookie from our page is accepted, in old browsers by its origin', async () => {
  const { handle, cookie } = await page()
  for (const headers of [OWN, { origin: 'http://localhost:80' }])
    expect(reasonOf(await send(cancelLeave, { handle, cookie, headers }))).toBe(
      'account.not_leaving',
    )
})

test('after an hour the token is replaced; the old one is valid until the first use', async () => {
  const { handle, cookie } = await page()
  expect(cookieOf(await send(getDevices, { handle, cookie }))).toBeUndefined()
  await world.clock.advance(HOUR_MS)
  const many = await Promise.all([1, 2, 3, 4].map(() => send(getDevices, { handle, cookie })))
  const renewed = many.map(cookieOf).filter((one) => one !== undefined)
  expect(many.map(reasonOf)).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect(renewed).toHaveLength(1)
  // That answer was lost in transit.
  await world.clock.advance(61_000)
  const again = await send(getDevices, { handle, cookie })
  const next = cookieOf(again)?.value ?? ''
  expect(next).not.toBe('')
  expect(reasonOf(await send(getDevices, { handle, cookie: next }))).toBe('ok')
  expect(reasonOf(await send(getDevices, { handle, cookie }))).toBe('ok')
})

test('a spent token ends the session, for the thief and for the member', async () => {
  const { handle, cookie } = await page()
  await world.clock.advance(HOUR_MS)
  const next = cookieOf(await send(getDevices, { handle, cookie }))?.value ?? ''
  expect(reasonOf(await send(getDevices, { handle, cookie: next }))).toBe('ok')
  await world.clock.advance(HOUR_MS)
  const last = cookieOf(await send(getDevices, { handle, cookie: next }))?.value ?? ''
  expect(reasonOf(await send(getDevices, { handle, cookie: last }))).toBe('ok')
  expect(reasonOf(await send(getDevices, { handle, cookie }))).toBe('auth.no_token')
  expect(reasonOf(await send(getDevices, { handle, cookie: last }))).toBe('auth.no_token')
  const { rows } = await sql`SELECT 1 FROM sessions WHERE id = ${handle.slice(4)}`.execute(world.db)
  expect(rows).toEqual([])
})

test('a logout ends the session and removes the cookie', async () => {
  const { handle, cookie } = await page()
  const answer = await send(logout, { handle, cookie })
  expect(cookieOf(answer)?.value).toBe('')
  expect(reasonOf(await send(getDevices, { handle, cookie }))).toBe('auth.no_token')
})
