import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/** Global function of the shell: address of a file → its `sha384-…`, or null for a development override. */
const INTEGRITY_GLOBAL = '__saidianIntegrity'
/** Global function of the shell: address of a listed file → what `script.src` takes under Trusted Types. */
const SCRIPT_URL_GLOBAL = '__saidianScriptUrl'
const PLAIN_SOURCE = 'script.src = url;'

type Options = {
  /** The addresses of its scripts come from the shell's policy: it makes no policy of its own. */
  isRemote: boolean
  /** A remote that is developed also runs without the shell, on a page of its own. */
  isDevelopment: boolean
}

/**
 * Lazy chunks are fetched by webpack, not by the federation runtime, so the runtime's `createScript` hook never sees them.
 * This asks the shell for their digest as well, scripts and style sheets alike. Without the function nothing is loaded:
 * a chunk that came before it would run unverified.
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
 * A file without a digest, or an address that the policy rejects, throws here. Webpack counts the chunk as
 * under way by then and would let every later import of it wait for ever: it is told of the failure
 * as of any other (`done` is its own callback), so that the import rejects and may be tried again.
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
    `var digest = globalThis.${INTEGRITY_GLOBAL}(${address});`,
    `if (digest) ${element}.integrity = digest;`,
  ].join('\n')
}
