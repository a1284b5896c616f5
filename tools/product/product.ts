import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfChanged } from '../build/build-if-changed'
import { serverTarget } from '../build/build-server'
import { workspaceRoot } from '../federation/workspace'
import { publishBuilt } from '../remote/publish-built'
import { freePort } from './free-port'
import { ServerProcess } from './server-process'

export type ProductOptions = {
  /** Folder of the database, registry, keys and log. */
  varDir: string
  /** `demo`, `replay:<dir>` or `none`. */
  feed: string
  /** Further environment of the server. */
  env?: Record<string, string>
  /**
   * Run the source of the server instead of the compiled one, to replace one of its modules
   * (default false).
   */
  fromSource?: boolean
  /** Folder of the built server and shell (default: this checkout). */
  root?: string
  /** Publish the built remotes (default true). */
  publish?: boolean
}

/**
 * A running product for tests, screenshots and benchmarks: real server, real database, real
 * remotes.
 */
export type Product = {
  url: string
  chatGptUrl: string
  internalUrl: string
  varDir: string
  pid: () => number
  stop: () => Promise<void>
  /** SIGKILL, like a crash. */
  kill: () => Promise<void>
  /** Starts again on the same ports and data after `stop` or `kill`. */
  start: () => Promise<void>
}

/**
 * Starts a product on free ports; resolves when it is ready and the built remotes are published.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const [port, chatGptPort, internalPort] = [await freePort(), await freePort(), await freePort()]
  const env = {
    PORT: String(port),
    CHATGPT_PORT: String(chatGptPort),
    INTERNAL_PORT: String(internalPort),
    RTMP_PORT: '0',
    VAR_DIR: options.varDir,
    FEED: options.feed,
    ...options.env,
  }
  const internalUrl = `http://127.0.0.1:${internalPort}`
  mkdirSync(options.varDir, { recursive: true })
  await buildIfChanged(workspaceRoot, serverTarget(workspaceRoot), false)
  const launch = () => {
    const { varDir, fromSource = false, root = workspaceRoot } = options
    return new ServerProcess({ root, env, logFile: join(varDir, 'server.log'), fromSource })
  }

  let server = launch()
  await ready(internalUrl, server, options.varDir)
  if (options.publish ?? true) await publishBuilt({ internalUrl, varDir: options.varDir })

  return {
    url: `http://127.0.0.1:${port}`,
    chatGptUrl: `http://127.0.0.1:${chatGptPort}`,
    internalUrl,
    varDir: options.varDir,
    pid: () => server.pid,
    stop: () => server.end('SIGTERM'),
    kill: () => server.end('SIGKILL'),
    start: async () => {
      server = launch()
      await ready(internalUrl, server, options.varDir)
    },
  }
}

async function ready(internalUrl: string, server: ServerProcess, varDir: string): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(100)) {
    if (server.hasEnded)
      throw new Error(`The server ended while starting; see ${join(varDir, 'server.log')}.`)
    const answer = await fetch(`${internalUrl}/readyz`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`The server is not ready after two minutes; see ${join(varDir, 'server.log')}.`)
}
