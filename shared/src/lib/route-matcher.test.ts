import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import type { RemoteMeta } from '../contracts/registry'
import { createRouteMatcher } from './route-matcher'

const metas = [
  meta('mf_live', '/live/hot', '/live/zq/:type?', '/live/zq/detail/:id?'),
  meta('mf_news', '/news/:type', '/news/:type?/:id'),
  meta('mf_vlive', '/vlive/:type?', '/vlive/detail/:id?', '/vlive/detail/replay', '/vlive/match'),
  meta('mf_rest', '/rest/*'),
]
const match = createRouteMatcher(metas)

function meta(name: string, ...paths: string[]): RemoteMeta {
  const routes = paths.map((path) => ({ path, title: path, layout: 'default' as const }))
  return { name, titleZh: name, contract: 1, routes }
}

test.each([
  ['/live/hot', '/live/hot', {}],
  ['/live/hot/', '/live/hot', {}],
  ['/LIVE/Hot', '/live/hot', {}],
  ['/live/h%6Ft', '/live/hot', {}],
  ['/live/zq', '/live/zq/:type?', {}],
  ['/live/zq/9', '/live/zq/:type?', { type: '9' }],
  ['/live/zq/detail', '/live/zq/detail/:id?', {}],
  ['/live/zq/detail/2499725', '/live/zq/detail/:id?', { id: '2499725' }],
  ['/news/1002', '/news/:type', { type: '1002' }],
  ['/news/1002/77', '/news/:type?/:id', { type: '1002', id: '77' }],
  ['/vlive/0', '/vlive/:type?', { type: '0' }],
  ['/vlive/match', '/vlive/match', {}],
  ['/vlive/detail/replay', '/vlive/detail/replay', {}],
  ['/vlive/detail/%E8%B5%9B', '/vlive/detail/:id?', { id: '%E8%B5%9B' }],
  ['/rest/a/b', '/rest/*', { '*': 'a/b' }],
])('%s matches the page %s', (path, pattern, params) => {
  expect(match(path)).toMatchObject({ route: { path: pattern }, params })
})

test.each(['/live', '/live/hot/more', '/nothing', '/live/zq/detail/1/2', '/live//hot', '//'])(
  '%s matches no page',
  (path) => {
    expect(match(path)).toBeNull()
  },
)

const segment = fc.oneof(
  fc.constantFrom('live', 'hot', 'zq', 'ZQ', 'detail', 'news', 'vlive', 'match', 'rest'),
  fc.constantFrom('', '%', '%2F', '%E8%B5%9B', 'd%65tail', '*', ':id', '.'),
  fc.webSegment(),
)
const address = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`)

test('every address leads to the page that React Router would choose', () => {
  // It warns of each malformed address.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const routes = metas.flatMap((each) => each.routes.map(({ path }) => ({ path })))
  fc.assert(
    fc.property(address, (path) => {
      expect(match(path)?.route.path).toBe(matchRoutes(routes, path)?.at(-1)?.route.path)
    }),
    { numRuns: 2_000 },
  )
})
