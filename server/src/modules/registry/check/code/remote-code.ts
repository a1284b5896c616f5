import type { CheckFault } from '@saidian/shared/contracts/registry'
import type { AnyNode, ObjectExpression } from 'acorn'
import { type Candidate, type Files, isFault } from '../candidate.rules'
import { addressesIn } from './address'
import { chunkIdsIn, lazyImportsIn } from './chunks'
import { type KeyedNames, keyedNamesIn } from './keyed-calls'
import { checkNativeImports } from './native-import.rules'
import { literalOf, membersOf, parseScript, type Script } from './syntax'
import { type TakenName, takenNamesIn } from './taken-names'

/** What the built files show of `src/remote.ts` without being run. */
export type RemoteCode = {
  /** Files that load together with the remote's module. */
  files: string[]
  /** The default export; null when it is not there. */
  module: RemoteObject | null
  /** Whether the module can have a route of this path. */
  hasAddress: (path: string) => boolean
  /** Files of each lazy import of the module. */
  imports: string[][]
  /** Names of provided modules with the keys that it writes, by share key. */
  keyed: KeyedNames
  /** Names that it takes of provided modules. */
  taken: TakenName[]
  /** Scripts that no browser can run, and imports that no digest covers. */
  faults: CheckFault[]
}

/** Members that are not written plainly are null. */
export type RemoteObject = {
  place: string
  name: string | null
  contract: number | null
  /** Widgets as `place/id`. */
  widgets: string[] | null
}

/** Reads the scripts of a candidate. */
export function readCode({ manifest, files }: Candidate): RemoteCode {
  const faults: CheckFault[] = []
  const scripts = [...files]
    .filter(([path]) => path.endsWith('.js'))
    .flatMap(([path, file]) => {
      const script = readScript(path, file)
      if ('nodes' in script) return [script]
      faults.push(script)
      return []
    })
  const sync = isFault(manifest) ? [] : manifest.exposes.flatMap(({ assets }) => assets.js.sync)
  const own = scripts.filter(({ path }) => sync.includes(path))
  const nodes = own.flatMap((script) => script.nodes)
  const filesOf = chunkFiles(scripts, files)
  return {
    files: sync,
    module: own.map(moduleIn).find((found) => found !== null) ?? null,
    hasAddress: addressesIn(nodes),
    imports: unique(lazyImportsIn(nodes).map((ids) => ids.flatMap(filesOf).sort())),
    keyed: keyedNamesIn(scripts.flatMap((script) => script.nodes)),
    taken: takenNamesIn(scripts),
    faults: [...faults, ...checkNativeImports(scripts, files)],
  }
}

function readScript(path: string, file: Buffer): Script | CheckFault {
  try {
    return parseScript(path, file.toString('utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      rule: 'script',
      place: path,
      message: `${path} is not JavaScript: ${reason}`,
      remedy: 'build the remote again and publish its whole dist folder',
    }
  }
}

function moduleIn({ path, nodes }: Script): RemoteObject | null {
  for (const node of nodes) {
    if (node.type !== 'ObjectExpression') continue
    const members = membersOf(node)
    if (!['name', 'contract', 'routes'].every((member) => members.has(member))) continue
    const name = literalOf(members.get('name'))
    const contract = literalOf(members.get('contract'))
    const widgets = members.get('widgets')
    return {
      place: path,
      name: typeof name === 'string' ? name : null,
      contract: typeof contract === 'number' ? contract : null,
      widgets: widgets === undefined ? [] : widgetsIn(widgets),
    }
  }
  return null
}

function widgetsIn(widgets: AnyNode): string[] | null {
  if (widgets.type !== 'ObjectExpression' || !isPlain(widgets)) return null
  const places = [...membersOf(widgets)].map(([place, loads]) =>
    loads.type === 'ObjectExpression' && isPlain(loads)
      ? [...membersOf(loads).keys()].map((id) => `${place}/${id}`)
      : null,
  )
  return places.some((ids) => ids === null) ? null : places.flatMap((ids) => ids ?? [])
}

function isPlain({ properties }: ObjectExpression): boolean {
  return properties.every((property) => property.type === 'Property' && !property.computed)
}

/** The script of a chunk, and the style sheet of the same name. */
function chunkFiles(scripts: readonly Script[], files: Files): (id: string | number) => string[] {
  const byId = new Map(
    scripts.flatMap(({ path, nodes }) => chunkIdsIn(nodes).map((id) => [id, path] as const)),
  )
  const nameOf = (path: string) => path.replace(/(\.[\da-f]{8})?\.(js|css)$/, '')
  const sheets = [...files.keys()].filter((path) => path.endsWith('.css'))
  return (id) => {
    const script = byId.get(id)
    if (script === undefined) return []
    return [script, ...sheets.filter((sheet) => nameOf(sheet) === nameOf(script))]
  }
}

function unique(groups: string[][]): string[][] {
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}
