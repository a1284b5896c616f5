import { builtRemote, PROVIDES, remoteMeta, withJson } from '../testing/built-remote'
import { faultAt, faultsOf } from '../testing/faults'
import { describeVersion, type Files, faultText, readVersion } from '.'

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
    faultAt('remote-json', 'remote.json', 'is not JSON', 'correct the file'),
  ])
})

test('the error of a wrong remote.json names the place', () => {
  const files = withJson(builtRemote(), 'remote.json', (json) => {
    json.contract = 'one'
  })
  expect(faultsOf(files)).toEqual([
    faultAt('remote-json', 'remote.json/contract', 'integer', 'correct the file'),
  ])
})

test('remote.json must carry the name it is published under', () => {
  expect(faultsOf(builtRemote(), [], 'mf_user')).toEqual([
    faultAt('remote-json', 'remote.json/name', 'published as "mf_user"', 'as mf_live'),
    faultAt('stats', 'mf-stats.json/name', 'is of "mf_live"', 'build the remote again'),
    faultAt('manifest', 'mf-manifest.json/name', 'is of "mf_live"', 'build the remote again'),
  ])
})

test('a contract version the shell does not support is rejected', () => {
  expect(faultsOf(builtRemote({ meta: remoteMeta({ contract: 7 }) }))).toEqual([
    faultAt('contract-version', 'remote.json/contract', 'needs contract 7', 'contract (1)'),
  ])
})

test('a second entry point is rejected', () => {
  const files = withJson(builtRemote(), 'mf-stats.json', (json) => {
    const [first] = json.exposes as Record<string, unknown>[]
    json.exposes = [first, { ...first, path: './extra' }]
  })
  expect(faultsOf(files)).toEqual([
    faultAt('exposes', 'mf-stats.json', 'exposes ./remote, ./extra', 'pnpm build'),
  ])
})

test('a file the manifest names must exist', () => {
  expect(faultsOf(without('page.5e6f7a8b.js'))).toEqual([
    faultAt('files', 'page.5e6f7a8b.js', 'was not uploaded', 'whole dist folder'),
  ])
})

test.each([
  ['2.10.0', 'is built for federation runtime 2.10.0; the shell provides 2.9.2'],
  [undefined, 'names no federation runtime; the shell provides 2.9.2'],
])(
  'a remote built for runtime %s is rejected: the page would not run it',
  (pluginVersion, message) => {
    const files = withJson(builtRemote(), 'mf-manifest.json', (json) => {
      json.metaData = { ...(json.metaData as object), pluginVersion }
    })
    expect(faultsOf(files)).toEqual([
      faultAt('federation-runtime', 'metaData/pluginVersion', message, 'build again'),
    ])
  },
)

test('the runtime is provided, not shared: taking it from the share scope is rejected', () => {
  expect(faultsOf(builtRemote({ consumes: [['@module-federation/runtime', '^2.9.0']] }))).toEqual([
    faultAt('provided', 'remoteEntry.js', 'needs @module-federation/runtime', 'PROVIDED'),
  ])
})

test('a module the shell does not provide is rejected', () => {
  expect(faultsOf(builtRemote({ consumes: [['lodash', '^4.0.0']] }))).toEqual([
    faultAt('provided', 'remoteEntry.js', 'needs lodash', 'PROVIDED of tools/federation'),
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

test('a version describes what it takes from the page', () => {
  const files = builtRemote({ consumes: [['react', '^19.3.0']] })
  expect(describeVersion(readVersion('mf_live', files), PROVIDES)).toMatchObject({
    contract: 1,
    requires: { react: '^19.3.0' },
  })
})

test('a broken rule reads as what is wrong, where, and what to do', () => {
  const [fault] = faultsOf(builtRemote({ meta: remoteMeta({ titleZh: ' ' }) }))
  expect(fault && faultText(fault).split('\n')).toEqual([
    'title: the title is empty',
    '  at remote.json/titleZh',
    expect.stringMatching(/^ {2}→ write the Chinese title/),
  ])
})
