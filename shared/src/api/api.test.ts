import { configureStore } from '@reduxjs/toolkit'
import Type from 'typebox'
import { endpoint, type ReplyOf } from '../contracts/http'
import { answer, apiError, createFakeHttp } from '../testing'
import { api, callOf } from './api'
import { type CallArgs, callEndpoint } from './call-endpoint'

const getLeague = endpoint({
  method: 'GET',
  path: '/data/league/:id/table',
  summary: 'A table',
  params: Type.Object({ id: Type.Integer() }),
  query: Type.Object({ season: Type.Optional(Type.String()) }),
  reply: Type.Object({ rows: Type.Array(Type.Integer()) }),
})

const tables = api.injectEndpoints({
  endpoints: (build) => ({
    table: build.query<ReplyOf<typeof getLeague>, CallArgs<typeof getLeague>>({
      query: callOf(getLeague),
    }),
  }),
})

const args = { params: { id: 7 }, query: { season: '2026' } }

function storeOver(http: ReturnType<typeof createFakeHttp>) {
  return configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { http } } }).concat(api.middleware),
  })
}

test('an injected endpoint asks the path of its contract and caches the data', async () => {
  const http = createFakeHttp({ 'GET /data/league/7/table': answer({ rows: [1, 2] }) })
  const store = storeOver(http)
  const first = await store.dispatch(tables.endpoints.table.initiate(args))
  const second = await store.dispatch(tables.endpoints.table.initiate(args))
  expect(first.data).toEqual({ rows: [1, 2] })
  expect(second.data).toBe(first.data)
  expect(http.requests).toMatchObject([{ query: { season: '2026' } }])
})

test('a rejected call is the error of the query', async () => {
  const store = storeOver(
    createFakeHttp({ 'GET /data/league/7/table': apiError('football.no_such_league') }),
  )
  const { error } = await store.dispatch(tables.endpoints.table.initiate(args))
  expect(error).toMatchObject({
    code: 404,
    reason: 'football.no_such_league',
    message: '赛事不存在',
    retryable: false,
  })
})

test('a reply that breaks its contract fails and says where', async () => {
  const http = createFakeHttp({ 'GET /data/league/7/table': answer({ rows: ['one'] }) })
  await expect(callEndpoint(http, getLeague, args)).rejects.toThrow(
    '/data/league/:id/table breaks its contract at "/rows/0"',
  )
})

test('a path without its parameter is a mistake of the caller', async () => {
  const http = createFakeHttp({})
  await expect(callEndpoint(http, getLeague, { params: {}, query: {} } as never)).rejects.toThrow(
    'needs the parameter "id"',
  )
})

test('a rejected page read is announced, a rejected mutation is not', async () => {
  const rejected = {
    status: 400,
    body: { code: 400, data: null, message: '', reason: 'request.invalid' },
  }
  const http = createFakeHttp({ 'GET /data/league/7/table': rejected })
  const received: string[] = []
  const { signal } = new AbortController()
  http.events.on('bad request', ({ reason }) => received.push(reason), signal)
  const store = storeOver(http)
  const { rename } = api.injectEndpoints({
    endpoints: (build) => ({
      rename: build.mutation<ReplyOf<typeof getLeague>, CallArgs<typeof getLeague>>({
        query: callOf(getLeague),
      }),
    }),
  }).endpoints
  await store.dispatch(rename.initiate(args))
  expect(received).toEqual([])
  await store.dispatch(tables.endpoints.table.initiate({ ...args, query: { season: '2025' } }))
  expect(received).toEqual(['request.invalid'])
})

test('a name is one endpoint: nobody takes that of another, or its place', () => {
  const take = (overrideExisting?: boolean) =>
    api.injectEndpoints({
      overrideExisting,
      endpoints: (build) => ({
        table: build.query<string, void>({ query: callOf(getLeague) as never }),
      }),
    })
  const { table } = tables.endpoints
  for (const asked of [undefined, false, true]) expect(() => take(asked)).toThrow('table')
  expect(tables.endpoints.table).toBe(table)
})
