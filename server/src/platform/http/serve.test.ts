import { endpoint, OFFLINE_HEADER, OFFLINE_MARK } from '@saidian/shared/contracts/http'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { createTestApp } from '../../testing'
import { RequestError } from '../errors'
import { serve } from './serve'

const getThing = endpoint({
  method: 'GET',
  path: '/things/:id',
  summary: 'One thing',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
    name: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({ id: Type.Integer(), type: Type.Union([Type.Integer(), Type.Null()]) }),
  offline: true,
})

const postThing = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'A new thing',
  body: Type.Object({
    name: Type.String({ maxLength: 10 }),
    tags: Type.Array(Type.Object({ id: Type.Integer() })),
  }),
  reply: Type.Null(),
  login: 'required',
})

const getOwnView = endpoint({
  method: 'GET',
  path: '/view',
  summary: 'What a visitor and a member see differently',
  login: 'optional',
  reply: Type.String(),
})

let app: FastifyInstance

beforeAll(async () => {
  app = await createTestApp({
    authenticate: async (token) => (token === 'good' ? { id: 'u1', sessionId: 's1' } : null),
    modules: [
      {
        name: 'things',
        routes: (routes) => {
          serve(routes, getThing, ({ params, query }) => {
            if (params.id === 404) throw new RequestError('football.no_such_match')
            if (params.id === 429)
              throw new RequestError('request.too_many', { retryAfterMs: 1_500 })
            if (params.id === 500) throw new Error('secret of the inside')
            const secret = { password: 'never sent' }
            return { id: params.id, type: query.type ?? null, ...secret }
          })
          serve(routes, postThing, () => null)
          serve(routes, getOwnView, ({ user }) => user?.id ?? 'visitor')
        },
      },
    ],
  })
})
afterAll(() => app.close())

const get = (url: string) => app.inject({ method: 'GET', url })
const post = (
  payload: string | object,
  headers: Record<string, string> = { accesstoken: 'good' },
) =>
  app.inject({
    method: 'POST',
    url: '/things',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('an answer is wrapped in the envelope and reduced to its schema', async () => {
  const answer = await get('/things/7?type=3')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ code: 200, data: { id: 7, type: 3 }, message: 'ok' })
})

test('a request error is HTTP 200 with its code, reason and the request id', async () => {
  const answer = await get('/things/404')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    code: 404,
    data: null,
    message: '比赛不存在',
    reason: 'football.no_such_match',
    requestId: answer.headers['x-request-id'],
  })
})

test('a request error may carry a delay for the retry', async () => {
  const answer = await get('/things/429')
  expect(answer.json()).toMatchObject({
    code: 429,
    reason: 'request.too_many',
    retryAfterMs: 1_500,
  })
  expect(answer.headers['retry-after']).toBe('2')
})

test('an unexpected error reveals nothing of the server', async () => {
  const answer = await get('/things/500')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({
    code: 500,
    reason: 'server.fault',
    message: '服务异常，请稍后再试',
  })
  expect(answer.body).not.toContain('secret')
})

test.each([
  ['text for a number', '/things/abc'],
  ['NaN', '/things/NaN'],
  ['a huge number', '/things/99999999999999999999999'],
  ['an exponent', '/things/1e3'],
  ['a number below the range', '/things/0'],
  ['a number above the range', '/things/7?type=10'],
  ['a duplicate parameter', '/things/7?type=1&type=2'],
  ['10 000 characters', `/things/7?name=${'x'.repeat(10_000)}`],
])('%s is rejected as HTTP 400', async (_, url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 400, data: null, reason: 'request.invalid' })
})

test.each([
  ['a parameter of others', '/things/7?type=3&utm_source=weixin'],
  ['an unknown parameter, twice', '/things/7?type=3&kind=1&kind=2'],
  ['an unknown parameter of 10 000 characters', `/things/7?type=3&kind=${'x'.repeat(10_000)}`],
  ['a prototype key', '/things/7?type=3&__proto__=1'],
  ['a constructor key', '/things/7?type=3&constructor=1'],
])('%s in a query is ignored', async (_, url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ code: 200, data: { id: 7, type: 3 }, message: 'ok' })
})

test.each([
  ['text that is not JSON', '{"name":'],
  ['an empty body', ''],
  ['a number as text', { name: 'a', tags: [{ id: '1' }] }],
  ['a field too many', { name: 'a', tags: [], admin: true }],
  ['a nested field too many', { name: 'a', tags: [{ id: 1, admin: true }] }],
  ['a prototype key', '{"name":"a","tags":[],"__proto__":{"admin":true}}'],
  ['a constructor key', '{"name":"a","tags":[],"constructor":{"prototype":{"admin":true}}}'],
  ['10 000 levels', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['NaN', '{"name":"a","tags":[{"id":NaN}]}'],
  ['null', 'null'],
])('a body with %s is rejected as HTTP 400', async (_, payload) => {
  const answer = await post(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 400, reason: 'request.invalid' })
})

test('a body of another type than JSON is rejected', async () => {
  const answer = await post('name=a', { 'content-type': 'text/xml' })
  expect(answer.statusCode).toBe(400)
})

test('a body above 64 KB is rejected as too large', async () => {
  const answer = await post({ name: 'a'.repeat(70_000), tags: [] })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 400, reason: 'request.too_large' })
})

test.each([
  ['no token', {}],
  ['a token of nobody', { accesstoken: 'bad' }],
])('an endpoint for members rejects %s with the code that logs out', async (_, headers) => {
  const answer = await post({ name: 'a', tags: [] }, headers as Record<string, string>)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ code: 401, reason: 'auth.no_token' })
})

test('an endpoint for members accepts a member', async () => {
  expect((await post({ name: 'a', tags: [{ id: 1 }] })).json()).toEqual({
    code: 200,
    data: null,
    message: 'ok',
  })
})

test.each(['/nowhere', '/things/7/8', `/things/${'9'.repeat(10_000)}`, '/things/%'])(
  '%.20s is no endpoint',
  async (url) => {
    const answer = await get(url)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({
      code: answer.statusCode,
      data: null,
      requestId: expect.any(String),
    })
  },
)

test('a request id is generated here and never accepted from outside', async () => {
  const headers = { 'x-request-id': 'forged', 'request-id': 'forged' }
  const [one, other] = await Promise.all(
    [1, 2].map(() => app.inject({ url: '/things/7', headers })),
  )
  expect(one?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(one?.headers['x-request-id']).not.toBe(other?.headers['x-request-id'])
})

test('only answers that a device may store say so', async () => {
  expect((await get('/things/7')).headers[OFFLINE_HEADER]).toBe(OFFLINE_MARK)
  expect((await get('/things/404')).headers).not.toHaveProperty(OFFLINE_HEADER)
  expect((await post({ name: 'a', tags: [] })).headers).not.toHaveProperty(OFFLINE_HEADER)
})

test('an answer to a member is not declared for use offline', () => {
  const ofMember = endpoint({ ...getThing, path: '/own', login: 'optional' })
  const handle = () => ({ id: 1, type: null })
  expect(() => serve(app, ofMember, handle)).toThrow('/own')
})

describe('an optional login', () => {
  const view = (headers: Record<string, string>) =>
    app.inject({ method: 'GET', url: '/view', headers })

  test('gives the handler the member or no one, and no cache mixes the two', async () => {
    const visitor = await view({})
    expect(visitor.json().data).toBe('visitor')
    expect(visitor.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accessToken' })
    const member = await view({ accesstoken: 'good' })
    expect(member.json().data).toBe('u1')
    expect(member.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accessToken' })
  })

  test('says that a token is not valid, so that its client logs out', async () => {
    expect((await view({ accesstoken: 'ended' })).json()).toMatchObject({
      code: 401,
      reason: 'auth.no_token',
      data: null,
    })
    expect((await view({ accesstoken: '' })).json().data).toBe('visitor')
  })
})
