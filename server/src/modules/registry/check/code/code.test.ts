import { builtRemote, remoteMeta } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'

const route = { path: '/live/hot', title: '赛事', layout: 'default' as const }
/** A template of the built code, with a gap between two texts. */
const gap = (before: string, after: string) => `\`${before}$\{e}${after}\``
const EXPOSE = 'expose.1a2b3c4d.js'

test('a contract that only the module has is rejected', () => {
  expect(faultsOf(builtRemote({ module: { contract: '2' } }))).toEqual([
    faultAt('module-contract', EXPOSE, 'contract 2; remote.json says 1', 'src/remote.ts'),
  ])
  expect(faultsOf(builtRemote({ module: { contract: 'version()' } }))).toEqual([
    faultAt('module-contract', EXPOSE, 'none that can be read', 'plain value'),
  ])
})

test('a module with the name of another remote is rejected', () => {
  expect(faultsOf(builtRemote({ module: { name: '"mf_user"' } }))).toEqual([
    faultAt('module-name', EXPOSE, '"mf_user"; remote.json says "mf_live"', 'the same name'),
  ])
})

test('files without a remote module are rejected', () => {
  expect(faultsOf(builtRemote({ extra: { [EXPOSE]: 'throw new Error("broken")' } }))).toEqual([
    faultAt('remote-module', EXPOSE, 'exports no remote', 'src/remote.ts'),
  ])
})

test('a script that no browser can run is rejected', () => {
  expect(faultsOf(builtRemote({ extra: { 'page.5e6f7a8b.js': 'const = 1' } }))).toEqual([
    faultAt('script', 'page.5e6f7a8b.js', 'is not JavaScript', 'build the remote again'),
  ])
})

test.each([
  'import("http://elsewhere.example/evil.js")',
  'import("//elsewhere.example/evil.js")',
  'import("https:" + host)',
  'import(address)',
  'import(`./page.5e6f7a8b.js`)',
  'import("./page.5e6f7a8b.js?x=1")',
  'import("../other/page.5e6f7a8b.js")',
  'import("./..%2f..%2fother.js")',
  'import("./absent.js")',
  'import("data:text/javascript,evil()")',
  'import("react")',
  'import(/* webpackIgnore: true */ "/evil.js")',
  'const load = async () => (await import("/evil.js")).default',
  'import evil from "http://elsewhere.example/evil.js"',
  'export { evil } from "http://elsewhere.example/evil.js"',
  'export * from "http://elsewhere.example/evil.js"',
  'import.meta.url; import("/evil.js", { with: { type: "json" } })',
])('code that no digest covers is rejected: %s', (code) => {
  const faults = faultsOf(builtRemote({ extra: { 'late.11223344.js': code } }))
  expect(faults).toEqual([
    faultAt('native-import', 'late.11223344.js', 'no script of this version', 'webpackIgnore'),
  ])
})

test('a script of the same version may be imported by its path', () => {
  const extra = { 'late.11223344.js': 'import("./page.5e6f7a8b.js")', 'text.js': '"import(x)"' }
  expect(faultsOf(builtRemote({ extra }))).toEqual([])
})

test('a page without code is rejected, unless it redirects or is planned', () => {
  const meta = remoteMeta({
    routes: [
      route,
      { ...route, path: '/live', redirect: '/live/hot' },
      { ...route, path: '/live/later', planned: true },
      { ...route, path: '/live/forgotten' },
    ],
  })
  const module = { routes: '()=>[{path:"/live/hot"}]' }
  expect(faultsOf(builtRemote({ meta, module }))).toEqual([
    faultAt('page-code', 'remote.json/routes/3/path', 'no route /live/forgotten', 'src/routes.ts'),
  ])
})

test.each([gap('/live/', ''), '"/live/"+e', gap('/live/', '/list')])(
  'a page may have its path from %s',
  (path) => {
    const routes = [{ ...route, path: '/live/zq/list' }]
    const module = { routes: `e=>[{path:${path}}]` }
    expect(faultsOf(builtRemote({ meta: remoteMeta({ routes }), module }))).toEqual([])
  },
)

test('a text that only begins like an address is no page', () => {
  const module = {
    routes: `e=>[{path:"/"+e},{path:${gap('/live/cold/', '')}},{path:"/live/hot2"}]`,
  }
  expect(faultsOf(builtRemote({ module })).map(({ rule }) => rule)).toEqual(['page-code'])
})

test('widgets are the same in remote.json and in the module', () => {
  const places = { 'match.tabs': 'widget' as const }
  const tab = (id: string, order: number) => ({ id, title: '聊天', order, sports: ['football'] })
  const meta = remoteMeta({
    places,
    contributes: { 'match.tabs': [tab('chat', 80), tab('ghost', 81)] },
  })
  const module = { widgets: '{"match.tabs":{chat:()=>0,hidden:()=>0},"other":{}}' }
  expect(faultsOf(builtRemote({ meta, module }))).toEqual([
    faultAt('widget-code', 'contributes/match.tabs/1', 'no widget match.tabs/ghost', 'remote.ts'),
    faultAt('widget-code', EXPOSE, 'match.tabs/hidden of the module', 'contributes of remote.json'),
  ])
})

test.each(['makeWidgets()', '{"match.tabs":tabs}', '{"match.tabs":{[id]:()=>0}}'])(
  'widgets that only a run would show are rejected: %s',
  (widgets) => {
    expect(faultsOf(builtRemote({ module: { widgets } }))).toEqual([
      faultAt('widget-code', EXPOSE, 'cannot be read', 'plain names'),
    ])
  },
)
