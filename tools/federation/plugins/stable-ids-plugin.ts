import type { Compiler } from 'webpack'

/** The file of the federation plugin: its path contains the current folder, and its name does. */
const FEDERATION_FILE = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/

/**
 * Names the two modules whose ids webpack would derive from an absolute path: the container, and
 * the file that starts federation. So the same sources are the same bytes in every folder.
 */
export class StableIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules) {
          if (!FEDERATION_FILE.test(module.identifier())) continue
          const isContainer = module.identifier().startsWith('container entry')
          compilation.chunkGraph.setModuleId(module, isContainer ? 'container' : 'federation')
        }
      })
    })
  }
}
