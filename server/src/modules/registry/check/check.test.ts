import { randomBytes } from 'node:crypto'
import { builtRemote, PROVIDES, remoteMeta, withJson } from '../testing/built-remote'
import { checkRemote, describeCandidate, type Files, type RouteClaim } from '.'

const route = { path: '/live/hot', title: '赛事', layout: 'default' as const }

function faultsOf(files: Files, taken: RouteClaim[] = [], name = 'mf_live') {
  return checkRemote(name, files, { provides: PROVIDES, taken })
}

function without(path: string): Files {
  return new Map([...builtRemote()].filter(([file]) => file !== path))
}

test('a valid remote breaks no rule', () => {
  const consumes: [string, string][] = [
    ['react', '^19.3.0'],
    ['react/jsx-runtime', '^19.3.0'],
    ['@saidian/shared/ui', '^0.1.0'],
  ]
  expect(faultsOf(builtRemote({ consumes }))).toEqual([])
})

test.each(['remote.json', 'mf-manifest.json', 'mf-stats.json'])(
  'a version without %s is rejected',
  (path) => {
    expect(faultsOf(without(path)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`${path} is missing`),
    )
  },
)

test('remote.json that is not JSON is rejected', () => {
  const files = new Map([...builtRemote(), ['remote.json', Buffer.from('{oops')]])
  expect(faultsOf(files)).toEqual([
    { rule: 'remote-json', message: expect.stringContaining('is not JSON') },
  ])
})

test('the error of a wrong remote.json names the place', () => {
  const files = withJson(builtRemote(), 'remote.json', (json) => {
    json.contract = 'one'
  })
  expect(faultsOf(files)).toEqual([
    { rule: 'remote-json', message: expect.stringContaining('remote.json/contract') },
  ])
})

test('remote.json must carry the name it is published under', () => {
  const rules = faultsOf(builtRemote(), [], 'mf_user').map(({ rule }) => rule)
  expect(rules).toEqual(['remote-json', 'stats', 'manifest'])
})

test('a contract version the shell does not support is rejected', () => {
  expect(faultsOf(builtRemote({ meta: remoteMeta({ contract: 7 }) }))).toEqual([
    { rule: 'contract-version', message: 'needs contract 7; the shell supports 1' },
  ])
})

test('unknown layouts and tabs are named', () => {
  const files = withJson(builtRemote(), 'remote.json', (json) => {
    json.routes = [{ ...route, layout: 'fancy', tab: 'shop' }]
  })
  expect(faultsOf(files)).toEqual([
    { rule: 'known-layout', message: expect.stringContaining('no layout "fancy"') },
    { rule: 'known-tab', message: expect.stringContaining('no tab "shop"') },
  ])
})

test('an unknown guard is published: the shell shows it as a visible fault', () => {
  expect(
    faultsOf(builtRemote({ meta: remoteMeta({ routes: [{ ...route, guard: 'vip' }] }) })),
  ).toEqual([])
})

test.each(['//evil.example', '/\\evil.example', '/%09/evil.example', '/\t/evil', '/%2F%2Fevil'])(
  'addresses outside the product are rejected: %j',
  (to) => {
    const meta = remoteMeta({
      routes: [{ ...route, redirect: to }],
      preload: { '/live/hot': [to] },
    })
    const message = expect.stringContaining('route /live/hot leads to')
    const fault = { rule: 'own-address', message }
    expect(faultsOf(builtRemote({ meta }))).toEqual([fault, fault])
  },
)

test('a redirect to another origin makes the description invalid', () => {
  const meta = remoteMeta({ routes: [{ ...route, redirect: 'https://evil.example/' }] })
  expect(faultsOf(builtRemote({ meta })).map(({ rule }) => rule)).toEqual(['remote-json'])
})

test('a route of another remote is rejected whatever its parameters are called', () => {
  const meta = remoteMeta({ routes: [{ ...route, path: '/User/:id?' }] })
  expect(faultsOf(builtRemote({ meta }), [{ path: '/user/:userId?', owner: 'mf_user' }])).toEqual([
    { rule: 'route-claim', message: 'route /User/:id? belongs to mf_user' },
  ])
})

test('the home page and a duplicate route are rejected', () => {
  const meta = remoteMeta({ routes: [route, route, { ...route, path: '/' }] })
  expect(faultsOf(builtRemote({ meta })).map(({ message }) => message)).toEqual([
    'route /live/hot belongs to mf_live already',
    'route / belongs to the shell',
  ])
})

test('a second entry point is rejected', () => {
  const files = withJson(builtRemote(), 'mf-stats.json', (json) => {
    const [first] = json.exposes as Record<string, unknown>[]
    json.exposes = [first, { ...first, path: './extra' }]
  })
  expect(faultsOf(files)).toEqual([
    { rule: 'exposes', message: 'exposes ./remote, ./extra; it must be exactly ./remote' },
  ])
})

test('a file the manifest names must exist', () => {
  expect(faultsOf(without('page.5e6f7a8b.js'))).toEqual([
    { rule: 'files', message: expect.stringContaining('page.5e6f7a8b.js') },
  ])
})

test('a chunk that remote.json names must be one of the build', () => {
  const chunks = { '/live/hot': ['page', 'gone'] }
  expect(faultsOf(builtRemote({ meta: remoteMeta({ chunks }) }))).toEqual([
    { rule: 'chunks', message: '/live/hot names chunk gone, which the build has not made' },
  ])
})

test('an entry above 20 KB gzip is rejected with its size', () => {
  const large = Buffer.from(`var mf_live="${randomBytes(24 * 1024).toString('base64')}"`)
  const [fault] = faultsOf(new Map([...builtRemote(), ['remoteEntry.js', large]]))
  expect(fault).toEqual({
    rule: 'entry-size',
    message: expect.stringMatching(/^remoteEntry is 2\d\.\d KB gzip; at most 20\.0 KB$/),
  })
})

test.each([
  ['2.10.0', 'is built for federation runtime 2.10.0; the shell lends 2.9.2'],
  [undefined, 'names no federation runtime; the shell lends 2.9.2'],
])(
  'a remote built for runtime %s is rejected: the page would not run it',
  (pluginVersion, message) => {
    const files = withJson(builtRemote(), 'mf-manifest.json', (json) => {
      json.metaData = { ...(json.metaData as object), pluginVersion }
    })
    expect(faultsOf(files)).toEqual([{ rule: 'federation-runtime', message }])
  },
)

test('the runtime is provided, not shared: taking it from the share scope is rejected', () => {
  expect(faultsOf(builtRemote({ consumes: [['@module-federation/runtime', '^2.9.0']] }))).toEqual([
    {
      rule: 'provided',
      message: 'needs @module-federation/runtime, which the shell does not provide',
    },
  ])
})

test('a module the shell does not provide is rejected', () => {
  expect(faultsOf(builtRemote({ consumes: [['lodash', '^4.0.0']] }))).toEqual([
    { rule: 'provided', message: 'needs lodash, which the shell does not provide' },
  ])
})

test('a range without the provided version is rejected, below a prefix too', () => {
  const consumes: [string, string][] = [
    ['react/jsx-runtime', '^20.0.0'],
    ['@saidian/shared/ui', '^0.2.0'],
  ]
  expect(faultsOf(builtRemote({ consumes })).map(({ message }) => message)).toEqual([
    'needs @saidian/shared/ui ^0.2.0; the shell provides 0.1.0',
    'needs react/jsx-runtime ^20.0.0; the shell provides 19.3.1',
  ])
})

test('a requirement stated in mf-stats.json counts like one in the code', () => {
  const files = withJson(builtRemote(), 'mf-stats.json', (json) => {
    json.shared = [{ name: 'vue', requiredVersion: '^3.0.0' }]
  })
  expect(faultsOf(files)[0]?.message).toBe('needs vue, which the shell does not provide')
})

test.each([
  ['react', 'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}'],
  ['react-dom', 'e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {d:{}}'],
])('a copy of %s inside a chunk is rejected', (library, code) => {
  expect(faultsOf(builtRemote({ code }))).toEqual([
    { rule: 'single-react', message: expect.stringContaining(`holds a copy of ${library};`) },
  ])
})

test("reading the internals of the page's React is not a copy of it", () => {
  const code =
    'var n=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;if(n===1)n.A'
  expect(faultsOf(builtRemote({ code }))).toEqual([])
})

test('a bundled fallback of react is rejected', () => {
  const files = withJson(builtRemote(), 'mf-stats.json', (json) => {
    const assets = { js: { sync: ['react.js'], async: [] }, css: { sync: [], async: [] } }
    json.shared = [{ name: 'react', requiredVersion: '^19.3.0', assets }]
  })
  expect(faultsOf(files)).toEqual([
    { rule: 'single-react', message: 'react is bundled as react.js' },
  ])
})

test('a version describes what it takes from the page', () => {
  const files = builtRemote({ consumes: [['react', '^19.3.0']] })
  expect(describeCandidate('mf_live', files)).toMatchObject({
    contract: 1,
    requires: { react: '^19.3.0' },
  })
})
