import type { Compiler } from 'webpack'

/**
 * The module that starts federation, as `virtualRuntimeEntry` makes it: its address is its code,
 * which contains absolute paths. A hash follows where other modules are joined to it.
 */
const FEDERATION_MODULE = /data:text\/javascript;charset=utf-8;base64,[\w+/=]+(?:\||$)/

/**
 * Names the two modules whose ids webpack would derive from an absolute path: the container, and
 * the module that starts federation. So the same sources are the same bytes in every folder.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          if (!FEDERATION_MODULE.test(module.identifier())) continue
          const isContainer = module.identifier().startsWith('container entry')
          compilation.chunkGraph.setModuleId(module, isContainer ? 'container' : 'federation')
        }
      })
    })
  }
}
