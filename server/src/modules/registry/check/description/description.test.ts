import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts/registry'
import { builtRemote, remoteMeta, withJson } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'

const route: RemoteRoute = { path: '/live/hot', title: '赛事', layout: 'default' }

function faultsOfRoutes(routes: RemoteRoute[], others: RemoteMeta[] = []) {
  return faultsOf(builtRemote({ meta: remoteMeta({ routes }) }), others)
}

function other(name: string, ...routes: Partial<RemoteRoute>[]): RemoteMeta {
  return remoteMeta({ name, routes: routes.map((changes) => ({ ...route, ...changes })) })
}

test('unknown layouts, guards and tabs are named with the known ones', () => {
  const files = withJson(builtRemote(), 'remote.json', (json) => {
    json.routes = [{ ...route, layout: 'fancy', guard: 'vip', tab: 'shop' }]
  })
  expect(faultsOf(files)).toEqual([
    faultAt('known-layout', 'remote.json/routes/0/layout', 'no layout "fancy"', 'tabbar-list'),
    faultAt('known-guard', 'remote.json/routes/0/guard', 'no guard "vip"', 'not-authenticated'),
    faultAt('known-tab', 'remote.json/routes/0/tab', 'no tab "shop"', 'scores'),
  ])
})

test('an unknown guard alone is rejected: every visitor would see a fault', () => {
  expect(faultsOfRoutes([route, { ...route, path: '/live/vip', guard: 'vip' }])).toEqual([
    faultAt('known-guard', 'remote.json/routes/1/guard', '/live/vip: no guard "vip"', 'user-agent'),
  ])
})

test('empty titles are rejected', () => {
  const meta = remoteMeta({ titleZh: '', routes: [route, { ...route, path: '/a', title: ' ' }] })
  expect(faultsOf(builtRemote({ meta }))).toEqual([
    faultAt('title', 'remote.json/titleZh', 'empty', 'Chinese title'),
    faultAt('title', 'remote.json/routes/1/title', 'empty', 'Chinese title'),
  ])
})

test.each(['//evil.example', '/\\evil.example', '/%09/evil.example', '/\t/evil', '/%2F%2Fevil'])(
  'addresses outside the product are rejected: %j',
  (to) => {
    const meta = remoteMeta({
      routes: [{ ...route, redirect: to }],
      preload: { '/live/hot': [to] },
    })
    const message = 'route /live/hot leads to'
    expect(faultsOf(builtRemote({ meta }))).toEqual([
      faultAt('own-address', 'remote.json/routes/0/redirect', message, 'plain path'),
      faultAt('own-address', 'remote.json/preload//live/hot', message, 'plain path'),
    ])
  },
)

test('a redirect to another origin makes the description invalid', () => {
  const faults = faultsOfRoutes([{ ...route, redirect: 'https://evil.example/' }])
  expect(faults).toEqual([
    faultAt('remote-json', 'remote.json/routes/0/redirect', 'pattern', 'correct the file'),
  ])
})

test.each([
  ['/User/:id?', '/user/:userId?'],
  ['/*', '/user/set'],
  ['/:a', '/user'],
  ['/user/*', '/user/set'],
  ['/user/:page', '/user/set'],
])('route %s is rejected beside %s of another remote', (path, taken) => {
  const faults = faultsOfRoutes([{ ...route, path }], [other('mf_user', { path: taken })])
  expect(faults).toContainEqual(
    faultAt(
      'route-claim',
      'remote.json/routes/0/path',
      `${taken}, which belongs to mf_user`,
      'seg',
    ),
  )
})

test.each(['/', '/assets/:file', '/remotes/mf_user/:file', '/:a?'])(
  'route %s is rejected: the product answers its addresses',
  (path) => {
    expect(faultsOfRoutes([{ ...route, path }])).toEqual([
      faultAt('route-claim', 'remote.json/routes/0/path', 'belongs to the product', 'segment'),
    ])
  },
)

test('a route written twice is rejected, overlapping own routes are not', () => {
  const paths = ['/live/:type?', '/live/hot', '/Live/:kind?']
  expect(faultsOfRoutes(paths.map((path) => ({ ...route, path })))).toEqual([
    faultAt('route-claim', 'remote.json/routes/2/path', 'twice', 'remove one'),
  ])
})

test('a redirect that leads to no page is rejected', () => {
  const routes = [route, { ...route, path: '/live', redirect: '/live/gone?from=1' }]
  expect(faultsOfRoutes(routes)).toEqual([
    faultAt(
      'redirect-target',
      'remote.json/routes/1/redirect',
      '/live → /live/gone?from=1',
      'a page',
    ),
  ])
})

test('redirects that lead back are rejected, through other remotes and / too', () => {
  const loop = (to: string, others: RemoteMeta[]) =>
    faultsOfRoutes([{ ...route, path: '/live', redirect: to }], others)
  const place = 'remote.json/routes/0/redirect'
  expect(loop('/live?again=1', [])).toEqual([
    faultAt('redirect-loop', place, '/live → /live?again=1', 'show a page'),
  ])
  const back = [other('mf_user', { path: '/user/:id', redirect: '/live' })]
  expect(loop('/user/1', back)).toEqual([
    faultAt('redirect-loop', place, '/live → /user/1 → /live', 'show a page'),
  ])
  const home = [other('mf_vlive', { path: '/vlive/:type?', redirect: '/live' })]
  expect(loop('/', home)).toEqual([
    faultAt('redirect-loop', place, '/live → / → /live', 'show a page'),
  ])
  expect(loop('/user/1', [other('mf_user', { path: '/user/:id' })])).toEqual([])
})

test('chunks and data of a route that is not there are rejected', () => {
  const meta = remoteMeta({ chunks: { '/live/cold': [] }, preload: { '/live/warm': [] } })
  expect(faultsOf(builtRemote({ meta }))).toEqual([
    faultAt('route-key', 'remote.json/chunks//live/cold', 'no path in routes', 'as in routes'),
    faultAt('route-key', 'remote.json/preload//live/warm', 'no path in routes', 'as in routes'),
  ])
})

test.each([
  ['text-length', { titleZh: '赛'.repeat(9) }, 'titleZh'],
  ['text-length', { routes: [{ ...route, title: '赛'.repeat(21) }] }, 'routes/0/title'],
  ['text-length', { routes: [{ ...route, description: '赛'.repeat(121) }] }, 'description'],
  ['text-unseen', { routes: [{ ...route, title: '赛\u202e事' }] }, 'routes/0/title'],
  ['text-unseen', { routes: [{ ...route, title: '赛\n事' }] }, 'routes/0/title'],
  ['address-length', { routes: [route, { ...route, path: `/${'a'.repeat(200)}` }] }, 'routes/1'],
  ['preload-count', { preload: { '/live/hot': ['/a', '/b', '/c', '/d', '/e'] } }, 'preload'],
] satisfies [string, Partial<RemoteMeta>, string][])(
  '%s: %j is rejected',
  (rule, changes, place) => {
    expect(faultsOf(builtRemote({ meta: remoteMeta(changes) }))).toEqual([
      faultAt(rule, place, '', ''),
    ])
  },
)

test('labels, notes and links that a place has no room for are rejected', () => {
  const link = {
    ...({
      id: 'one',
      title: '很长很长很长的入口名',
      order: 1,
      icon: 'ball',
      group: 'mine',
    } as const),
    to: '/live/hot',
    note: '长'.repeat(21),
  }
  const ids = [...'abcdefghijklm']
  const contributes = { 'user.entries': ids.map((id) => ({ ...link, id })) }
  const meta = remoteMeta({ places: { 'user.entries': 'link' }, contributes })
  const rules = faultsOf(builtRemote({ meta })).map(({ rule }) => rule)
  expect(rules).toEqual([
    ...ids.flatMap(() => ['text-length', 'text-length']),
    'contribution-count',
  ])
})

test('a picture that phones would wait for is rejected', () => {
  const extra = { 'badge.png': Buffer.alloc(200 * 1024), 'cover.png': Buffer.alloc(201 * 1024) }
  expect(faultsOf(builtRemote({ extra }))).toEqual([
    faultAt('picture-size', 'cover.png', '201 KB; at most 200 KB', 'smaller'),
  ])
})

test.each([
  '/accounts',
  '/accounts/login',
  '/Accounts/:id',
  '/sw.js',
  '/api/pages',
  '/imapi/x',
  '/inform/x',
  '/community/circle/list',
  '/uploads/mine',
  '/docs',
  '/robots.txt',
  '/registry/v1',
  '/:file',
])('a route that the product answers is rejected: %s', (path) => {
  expect(faultsOfRoutes([route, { ...route, path, planned: true }])).toEqual([
    faultAt('route-claim', 'remote.json/routes/1/path', 'belongs to the product', 'segment'),
  ])
})
