import type { ClientConfig, PageBoot, PinnedRemote, RemoteMeta } from '../contracts/registry'

/** Configuration of a server with nothing special switched on. */
export function makeClientConfig(given: Partial<ClientConfig> = {}): ClientConfig {
  return {
    mainHost: '',
    messageHost: '',
    roomHost: '',
    chatGptVariant: false,
    antiInspect: false,
    analyticsUrl: '',
    passwordKey: '000102030405060708090a0b0c0d0e0f',
    allowOverrides: false,
    ...given,
  }
}

/** A remote with one route, `/live/hot` in the tab-bar layout. */
export function makeRemoteMeta(given: Partial<RemoteMeta> = {}): RemoteMeta {
  return {
    name: 'mf_live',
    titleZh: '赛事',
    contract: 1,
    routes: [{ path: '/live/hot', title: '热门赛事', layout: 'tabbar-list', tab: 'scores' }],
    ...given,
  }
}

/** A published version of a remote. */
export function makePinnedRemote(given: Partial<PinnedRemote> = {}): PinnedRemote {
  const name = given.name ?? 'mf_live'
  const version = given.version ?? '1.0.0'
  const list = { file: 'files.0a1b2c3d.json', integrity: 'sha384-list' }
  return { name, version, base: `/remotes/${name}/${version}/`, list, ...given }
}

/** What the HTML handler inlines, with nothing published unless given. */
export function makePageBoot(given: Partial<PageBoot> = {}): PageBoot {
  return {
    setId: 'set-1',
    remotes: [],
    metas: [makeRemoteMeta()],
    lists: {},
    shell: { version: '5e6f7a8b', list: { file: 'files.5e6f7a8b.json', integrity: 'sha384-list' } },
    config: makeClientConfig(),
    ...given,
  }
}
