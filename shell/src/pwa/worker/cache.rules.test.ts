import { cacheKindOf } from './cache.rules'
import { cacheKey } from './cache-key'

const ORIGIN = 'https://saidian.example'
const JSON_TYPES = 'application/json, text/plain, */*'
const kind = (path: string, given: Partial<Parameters<typeof cacheKindOf>[0]> = {}) =>
  cacheKindOf(
    {
      method: 'GET',
      url: new URL(path, ORIGIN).href,
      isNavigation: false,
      accept: JSON_TYPES,
      contentType: null,
      ...given,
    },
    ORIGIN,
  )

test.each([
  ['/assets/main.1.js', 'file'],
  ['/remotes/mf_live/1.0.0/remoteEntry.js', 'file'],
  ['/live/football/v1_1/live?platform=4', 'data'],
  ['/user/center/info', 'data'],
  ['https://elsewhere.example/assets/a.js', null],
])('%s is handled as %s', (path, expected) => {
  expect(kind(path)).toBe(expected)
})

test('every navigation is a page, also at the path of a call', () => {
  expect(kind('/live/football', { isNavigation: true })).toBe('page')
})

test('a call is what exchanges JSON: no upload, no stream of events', () => {
  expect(kind('/inform/info/list', { method: 'POST', contentType: 'application/json' })).toBe(
    'data',
  )
  expect(kind('/user/portrait', { method: 'POST', contentType: 'multipart/form-data' })).toBeNull()
  expect(kind('/assistant/answer', { accept: 'text/event-stream' })).toBeNull()
  expect(kind('/live/hot', { accept: '*/*' })).toBeNull()
})

const keyOf = (method: string, path: string, body?: string) =>
  cacheKey('data', new Request(ORIGIN + path, { method, body }))

test('a page has a key by its path, a call by path and query', async () => {
  const page = new Request(`${ORIGIN}/live/hot?mf.pin=x`)
  expect(await cacheKey('page', page)).toBe(`${ORIGIN}/live/hot`)
  expect(await keyOf('GET', '/live/football/match?date=1')).toBe(
    `${ORIGIN}/live/football/match?date=1`,
  )
})

test('a POST has another key for each body, and never that of a GET', async () => {
  const [first, same, other] = await Promise.all(
    ['{"page":1}', '{"page":1}', '{"page":2}'].map((body) =>
      keyOf('POST', '/inform/info/list', body),
    ),
  )
  expect(first).toBe(same)
  expect(first).not.toBe(other)
  expect(first).not.toBe(await keyOf('GET', '/inform/info/list'))
})
