import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Set by the build of the server (`tools/build/build-server.ts`). */
declare const IS_COMPILED: boolean | undefined

const DIST = new URL('../../../dist/', import.meta.url)

/**
 * How Node runs another program of the server: compiled when this one is compiled, else from its
 * source.
 */
export function ownProgram(source: URL): { file: string; execArgv: string[] } {
  if (typeof IS_COMPILED === 'undefined') {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    return { file: fileURLToPath(source), execArgv: ['--import', tsx] }
  }
  const name = `${basename(source.pathname, '.ts')}.js`
  return { file: fileURLToPath(new URL(name, DIST)), execArgv: ['--enable-source-maps'] }
}
