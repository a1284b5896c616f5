import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'
import { ListedChunks } from './listed-chunks'

/**
 * Global function of the shell: address of a file → its `sha384-…`, or null for a development
 * override.
 */
const INTEGRITY_GLOBAL = '__saidianIntegrity'
/**
 * Global function of the shell: address of a listed file → the value that `script.src` accepts
 * under Trusted Types.
 */
const SCRIPT_URL_GLOBAL = '__saidianScriptUrl'
const PLAIN_SOURCE = 'script.src = url;'

type Options = {
  /** The addresses of its scripts come from the shell's policy: it creates no policy of its own. */
  isRemote: boolean
  /** During development a remote also runs without the shell, on its own page. */
  isDevelopment: boolean
}

/**
 * Webpack fetches lazy chunks itself, so the `createScript` hook of the federation runtime never
 * sees them. This plugin asks the shell for their hash too, scripts and style sheets alike. Without
 * the shell's function nothing loads: an earlier chunk would run unverified.
 */
export class ChunkIntegrityPlugin {
  readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  apply(compiler: Compiler) {
    const { isRemote, isDevelopment } = this.options
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } =
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ChunkIntegrityPlugin', (code) => {
        const script = isRemote ? withShellPolicy(code, isDevelopment) : code
        return isDevelopment ? script : orFail(`${script}\n${assign('script', 'url')}`)
      })
      if (isDevelopment) return
      if (!isRemote)
        compilation.hooks.runtimeRequirementInTree
          .for(webpack.RuntimeGlobals.ensureChunk)
          .tap('ChunkIntegrityPlugin', (chunk) => {
            compilation.addRuntimeModule(chunk, new ListedChunks())
          })
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (code, variables) => `${code}\n${assign(variables.tag, `${variables.tag}.href`)}`,
      )
    })
  }
}

function withShellPolicy(code: string, isDevelopment: boolean): string {
  if (!code.includes(PLAIN_SOURCE)) throw new Error('webpack loads scripts in a new way')
  const policy = `globalThis.${SCRIPT_URL_GLOBAL}`
  const make = isDevelopment ? `(${policy} || String)` : policy
  return code.replace(PLAIN_SOURCE, `script.src = ${make}(url);`)
}

/**
 * A file without a hash, or an address that the policy rejects, throws here. By then webpack counts
 * the chunk as loading, and every later import of it would wait for ever. So webpack gets the
 * failure like any other (`done` is its own callback): the import rejects and may be retried.
 */
function orFail(code: string): string {
  return [
    'try {',
    code,
    '} catch (reason) {',
    "  return done({ type: 'rejected', target: { src: url + ' ' + reason } });",
    '}',
  ].join('\n')
}

function assign(element: string, address: string): string {
  return [
    `var integrity = globalThis.${INTEGRITY_GLOBAL}(${address});`,
    `if (integrity) ${element}.integrity = integrity;`,
  ].join('\n')
}
