import webpack, {
  type Compilation,
  type Compiler,
  type Dependency,
  type Module,
  type ModuleGraph,
} from 'webpack'

/** File of a built remote: names that it imports, by share key of a provided module. */
export const IMPORTS_FILE = 'imports.json'

/** Names that a remote imports of a module; `*` stands for all of them. */
type Names = Set<string>

/**
 * Writes the names that the remaining code imports of each module that the shell provides. The
 * registry compares them with what a shell exports, so that no version runs without one of them.
 */
export class ImportedNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ImportedNamesPlugin', (compilation) => {
      let found = new Map<string, Names>()
      // Modules without a chunk are removed by then, and none are joined yet.
      compilation.hooks.afterChunks.tap('ImportedNamesPlugin', () => {
        found = importedNames(compilation)
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'ImportedNamesPlugin', stage }, () => {
        const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
        const imports = Object.fromEntries(sorted.map(([key, names]) => [key, listOf(names)]))
        const source = new webpack.sources.RawSource(JSON.stringify(imports, null, 1))
        compilation.emitAsset(IMPORTS_FILE, source)
      })
    })
  }
}

function importedNames({ modules, chunkGraph, moduleGraph }: Compilation): Map<string, Names> {
  const found = new Map<string, Names>()
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue
    for (const dependency of dependenciesOf(module)) {
      const connection = moduleGraph.getConnection(dependency)
      const key = connection?.module && shareKeyOf(connection.module)
      if (!key || !connection.isActive(undefined)) continue
      const names = found.get(key) ?? new Set()
      found.set(key, names)
      for (const name of namesOf(dependency, moduleGraph)) names.add(name)
    }
  }
  return found
}

function namesOf(dependency: Dependency, moduleGraph: ModuleGraph): string[] {
  // Webpack counts a default import as all names, for it does not know the module of the page.
  if ('ids' in dependency && Array.isArray(dependency.ids) && dependency.ids[0] === 'default')
    return ['default']
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name
    return path[0] ?? '*'
  })
}

type Block = Pick<Module, 'dependencies' | 'blocks'>

function dependenciesOf({ dependencies, blocks }: Block): Dependency[] {
  return [...dependencies, ...blocks.flatMap((block) => dependenciesOf(block))]
}

/** The share key of a module that is taken from the page. */
function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined
  const { options } = module as Module & { options: { shareKey: string } }
  return options.shareKey
}

function listOf(names: Names): string[] | '*' {
  return names.has('*') ? '*' : [...names].sort()
}
