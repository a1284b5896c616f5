import webpack, { type Compilation, type Compiler, type Module } from 'webpack'

/** File of the built shell: exported names by share key; null when a build cannot list them. */
export const EXPORTS_FILE = 'provided-exports.json'

/** Writes the names that every module which the shell provides exports. */
export class ProvidedExportsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ProvidedExportsPlugin', (compilation) => {
      let found: Record<string, string[] | null> = {}
      compilation.hooks.afterOptimizeDependencies.tap('ProvidedExportsPlugin', () => {
        found = providedExports(compilation)
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'ProvidedExportsPlugin', stage }, () => {
        const source = new webpack.sources.RawSource(JSON.stringify(found))
        compilation.emitAsset(EXPORTS_FILE, source)
      })
    })
  }
}

function providedExports({ modules, moduleGraph }: Compilation): Record<string, string[] | null> {
  const found: Record<string, string[] | null> = {}
  for (const module of modules) {
    const key = shareKeyOf(module)
    if (key === undefined) continue
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((b) => b.dependencies)]
    const provided = dependency && moduleGraph.getModule(dependency)
    const names = provided && moduleGraph.getExportsInfo(provided).getProvidedExports()
    // `import React from 'react'` works though a CommonJS module has no such export.
    const isCommonJs = provided?.buildMeta?.exportsType !== 'namespace'
    found[key] = Array.isArray(names) ? [...names, ...(isCommonJs ? ['default'] : [])].sort() : null
  }
  return found
}

/** The share key of a module that the build provides. */
function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'provide-module') return undefined
  return (module as Module & { _name: string })._name
}
