import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/** Global function of the shell: address of a file → its `sha384-…`, or undefined for files it does not vouch for. */
const INTEGRITY_GLOBAL = '__saidianIntegrity'

/**
 * Lazy chunks are fetched by webpack, not by the federation runtime, so the runtime's `createScript` hook never sees them.
 * This asks the shell for their digest as well, scripts and style sheets alike.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ChunkIntegrityPlugin', (code) => `${code}\n${assign('script', 'url')}`)
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, variables) => `${code}\n${assign(variables.tag, `${variables.tag}.href`)}`,
      )
    })
  }
}

function assign(element: string, address: string): string {
  return [
    `var digest = globalThis.${INTEGRITY_GLOBAL} && globalThis.${INTEGRITY_GLOBAL}(${address});`,
    `if (digest) ${element}.integrity = digest;`,
  ].join('\n')
}
