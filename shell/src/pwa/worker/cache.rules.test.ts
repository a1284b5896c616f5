import { cacheKey } from './answer'
import { cacheKindOf } from './cache.rules'

const ORIGIN = 'https://saidian.example'
const kind = (path: string, given: { method?: string; isNavigation?: boolean } = {}) =>
  cacheKindOf(
    { method: 'GET', url: new URL(path, ORIGIN).href, isNavigation: false, ...given },
    ORIGIN,
  )

test.each([
  ['/assets/main.1.js', 'file'],
  ['/remotes/mf_live/1.0.0/remoteEntry.js', 'file'],
  ['/live/football/v1_1/live?platform=4', 'data'],
  ['/live/odds/5', 'data'],
  ['/inform/column/getColumnByType', 'data'],
  ['/live/hot', null],
  ['/user/center/info', null],
  ['/imapi/chat/list', null],
  ['/tj/recommend/5', null],
  ['/live/tv/match-list', null],
  ['/healthz', null],
  ['https://elsewhere.example/assets/a.js', null],
])('%s is cached as %s', (path, expected) => {
  expect(kind(path)).toBe(expected)
})

test('every navigation is a page; only GET is cached', () => {
  expect(kind('/live/football', { isNavigation: true })).toBe('page')
  expect(kind('/inform/info/list', { method: 'POST' })).toBeNull()
})

test('pages have a key by path, data by path and query', () => {
  expect(cacheKey('page', `${ORIGIN}/live/hot?mf.pin=x`)).toBe(`${ORIGIN}/live/hot`)
  expect(cacheKey('data', `${ORIGIN}/live/football/match?date=1`)).toBe(
    `${ORIGIN}/live/football/match?date=1`,
  )
})
