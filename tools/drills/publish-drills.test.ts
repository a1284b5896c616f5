import { randomBytes } from 'node:crypto'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { describeVersion, readVersion, shellFaults } from '../../server/src/modules/registry/check'
import {
  builtRemote,
  PROVIDES,
  remoteMeta,
  withJson,
} from '../../server/src/modules/registry/testing/built-remote'
import { faultsOf } from '../../server/src/modules/registry/testing/faults'
import { REJECTED_DRILLS } from './rejected-drills'

const EXPOSE = 'expose.1a2b3c4d.js'
const route = { path: '/live/hot', title: '赛事', layout: 'default' as const }

const withRoutes = (...routes: RemoteMeta['routes']) =>
  faultsOf(builtRemote({ meta: remoteMeta({ routes }) }), OTHERS)
const withFile = (path: string, content: string) =>
  faultsOf(builtRemote({ extra: { [path]: content } }))
const OTHERS = [remoteMeta({ name: 'mf_user', routes: [{ ...route, path: '/user/:id' }] })]

/** What the check says about each fault. */
const CHECKS: Record<keyof typeof REJECTED_DRILLS, () => { rule: string }[]> = {
  missingName: () => faultsOf(builtRemote({ imports: { react: ['useMagic'] } })),
  droppedName: () =>
    shellFaults(
      { contract: 1, requires: {}, imports: { react: ['useState'] } },
      { ...PROVIDES, react: { version: '19.3.1', exports: [] } },
    ),
  unlistedName: () =>
    faultsOf(
      builtRemote({
        consumes: [['react', '^19.3.0']],
        extra: { 'late.11223344.js': 'const a=r=>{const n=r(0);n.useEffect()}' },
      }),
    ),
  missingKey: () =>
    shellFaults(
      describeVersion(
        readVersion('mf_live', builtRemote({ code: 'r.useSetting("nextYear")' })),
        PROVIDES,
      ),
      { ...PROVIDES, '@saidian/shared/store': { version: '0.1.0', exports: ['useSetting("a")'] } },
    ),
  missingModule: () => faultsOf(builtRemote({ consumes: [['lodash', '^4.0.0']] })),
  otherRange: () => faultsOf(builtRemote({ consumes: [['react', '^20.0.0']] })),
  otherRuntime: () =>
    faultsOf(
      withJson(builtRemote(), 'mf-manifest.json', (json) => {
        json.metaData = { ...(json.metaData as object), pluginVersion: '3.0.0' }
      }),
    ),
  secondCopy: () => faultsOf(builtRemote({ code: 'window.__reactRouterVersion="7.9.0"' })),
  otherContract: () => faultsOf(builtRemote({ meta: remoteMeta({ contract: 7 }) })),
  moduleContract: () => faultsOf(builtRemote({ module: { contract: '2' } })),
  otherName: () => faultsOf(builtRemote({ module: { name: '"mf_user"' } })),
  noModule: () => withFile(EXPOSE, 'throw new Error("broken")'),
  wrongSyntax: () => withFile('page.5e6f7a8b.js', 'const = 1'),
  foreignImport: () => withFile('late.11223344.js', 'import("https://evil.example/x.js")'),
  noJson: () => withFile('remote.json', '{oops'),
  missingFile: () =>
    faultsOf(new Map([...builtRemote()].filter(([path]) => path !== 'page.5e6f7a8b.js'))),
  pageWithoutCode: () => faultsOf(builtRemote({ module: { routes: '()=>[]' } })),
  takenRoute: () => withRoutes({ ...route, path: '/user/set' }),
  everyRoute: () => withRoutes({ ...route, path: '/*' }),
  productRoute: () => withRoutes({ ...route, path: '/accounts/:id' }),
  redirectLoop: () => withRoutes({ ...route, path: '/live', redirect: '/live' }),
  redirectAway: () => withRoutes({ ...route, redirect: '//evil.example' }),
  redirectNowhere: () => withRoutes({ ...route, path: '/live', redirect: '/nowhere' }),
  unknownGuard: () => withRoutes({ ...route, guard: 'vip' }),
  emptyTitle: () => withRoutes({ ...route, title: ' ' }),
  longTitle: () => withRoutes({ ...route, title: '赛'.repeat(21) }),
  largePicture: () => withFile('a.png', 'x'.repeat(201 * 1024)),
  reachingStyle: () => withFile('a.css', '@layer remotes.mf-live{body{color:red}}'),
  layerOfOthers: () => withFile('a.css', '@layer remotes.mf-user{.mf-live__a{top:0}}'),
  largeFile: () => withFile('a.js', `"${randomBytes(104 * 1024).toString('base64')}"`),
}

test.each(Object.entries(REJECTED_DRILLS))('publish rejects a remote: %s', (id, { rule }) => {
  const faults = CHECKS[id as keyof typeof REJECTED_DRILLS]()
  expect(faults.map((fault) => fault.rule)).toContain(rule)
})
