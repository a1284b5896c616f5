import type { RemoteMeta, UploadedFile } from '@saidian/shared/contracts/registry'
import type { Files, PlaceValues, Provides } from '../check'

/** What the shell of these tests provides. */
export const PROVIDES: Provides = {
  react: { version: '19.3.1', exports: ['useEffect', 'useState'] },
  'react/': { version: '19.3.1' },
  '@saidian/shared/ui': { version: '0.1.0', exports: ['Button', 'Toast'] },
  '@module-federation/runtime': { version: '2.9.2' },
}

/** `remote.json` of a remote with one page. */
export function remoteMeta(changes: Partial<RemoteMeta> = {}): RemoteMeta {
  return {
    name: 'mf_live',
    titleZh: '赛事',
    contract: 1,
    routes: [{ path: '/live/hot', title: '赛事', layout: 'tabbar-list', tab: 'scores' }],
    ...changes,
  }
}

/** A row of the consume table as webpack writes it for a share with `import: false`. */
function consumeRow(key: string, range: string): string {
  return (
    `{fallback:()=>()=>{throw new Error("Can not get '${key}'")},` +
    `shareScope:["default"],singleton:!0,requiredVersion:"${range}",` +
    `strictVersion:!0,eager:!1,layer:void 0,shareKey:"${key}"}`
  )
}

type BuiltRemote = {
  meta?: RemoteMeta
  /** Members of the module that differ from `remote.json`, as code. */
  module?: Record<string, string>
  /** Code after the module. */
  code?: string
  consumes?: [key: string, range: string][]
  /** Names that it imports of provided modules. */
  imports?: Record<string, string[] | '*'>
  /** Values of its places and widgets; none without it. */
  values?: PlaceValues
  /** Further files by path. */
  extra?: Record<string, string | Buffer>
}

/** The dist folder of a small remote, in the shape of a real build. */
export function builtRemote({
  meta = remoteMeta(),
  module = {},
  code = '',
  consumes = [],
  imports = {},
  values = emptyValues(meta),
  extra = {},
}: BuiltRemote = {}) {
  const assets = {
    js: { sync: ['expose.1a2b3c4d.js'], async: ['page.5e6f7a8b.js'] },
    css: { sync: [], async: [] },
  }
  const report = {
    id: meta.name,
    name: meta.name,
    metaData: {
      name: meta.name,
      type: 'app',
      globalName: meta.name,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    },
    shared: [],
    remotes: [],
    exposes: [
      { id: `${meta.name}:remote`, name: 'remote', path: './remote', requires: [], assets },
    ],
  }
  const rows = consumes.map(([key, range], index) => `${index}:${consumeRow(key, range)}`)
  const consumeTable = `e.consumesLoadingData.moduleIdToConsumeDataMapping={${rows.join()}}`
  return new Map(
    Object.entries({
      'remote.json': JSON.stringify(meta),
      'mf-manifest.json': JSON.stringify(report),
      'mf-stats.json': JSON.stringify(report),
      'imports.json': JSON.stringify(imports),
      'places.json': JSON.stringify(values),
      'remoteEntry.js': `var ${meta.name};${consumeTable}`,
      'expose.1a2b3c4d.js': `const remote={${membersOf(meta, module)}};${code}`,
      'page.5e6f7a8b.js': `self.chunks.push([[7],{page:"${'赛'.repeat(400)}"}])`,
      ...extra,
    }).map(([path, content]) => [path, Buffer.from(content)]),
  )
}

function membersOf(
  { name, contract, routes, contributes = {} }: RemoteMeta,
  module: Record<string, string>,
): string {
  const members = {
    name: JSON.stringify(name),
    contract: String(contract),
    routes: `()=>[${routes.map(({ path }) => `{path:${JSON.stringify(path)}}`)}]`,
    widgets: widgetsOf(contributes),
    ...module,
  }
  return Object.entries(members)
    .map(([member, code]) => `${member}:${code}`)
    .join()
}

function emptyValues({ places = {}, contributes = {} }: RemoteMeta): PlaceValues {
  const empty = (names: string[]) =>
    Object.fromEntries(names.map((place) => [place, { properties: {} }]))
  return { gives: empty(Object.keys(places)), takes: empty(Object.keys(contributes)) }
}

function widgetsOf(contributes: NonNullable<RemoteMeta['contributes']>): string {
  const places = Object.entries(contributes).map(([place, contributions]) => {
    const widgets = contributions.filter((one) => !('to' in one))
    return `${JSON.stringify(place)}:{${widgets.map(({ id }) => `${JSON.stringify(id)}:()=>0`)}}`
  })
  return `{${places}}`
}

/** The files with one JSON file changed. */
export function withJson(
  files: Files,
  path: string,
  change: (json: Record<string, unknown>) => void,
): Files {
  const json = JSON.parse(files.get(path)?.toString() ?? '{}')
  change(json)
  return new Map([...files, [path, Buffer.from(JSON.stringify(json))]])
}

export function uploadOf(files: Files): UploadedFile[] {
  return [...files].map(([path, bytes]) => ({ path, content: bytes.toString('base64') }))
}
