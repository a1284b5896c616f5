import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Configuration } from 'webpack-dev-server'
import { federationName } from '../remote-config'

export type DevServerOptions = {
  /** Package folder, such as `mf-live`. */
  name: string
  directory: string
  port: number
  /** Address of a running product. */
  backend: string
}

/** Path of the socket of updates; every other socket is the backend's. */
const UPDATES_PATH = '/~updates'

/** The page of a product that loads this remote by override has another origin. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/standalone/standalone.css"><div id="root"></div>
<script defer src="/standalone/standalone.js"></script>`

/**
 * Serves a remote while it is written: on a page of its own at every address, and at
 * `/mf-manifest.json` as a federated build with its `remote.json` for `?mf.override=`. A changed
 * component is replaced in the open pages with its state. Everything else goes to the backend,
 * sockets included.
 */
export function devServerSettings(options: DevServerOptions): Configuration {
  const { directory, port, backend } = options
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    headers: HEADERS,
    allowedHosts: 'all',
    client: {
      webSocketURL: { hostname: 'localhost', pathname: UPDATES_PATH, protocol: 'ws' },
      // Drawn by a script policy of its own, which the policy of the product forbids.
      overlay: false,
      logging: 'warn',
    },
    webSocketServer: { type: 'ws', options: { path: UPDATES_PATH } },
    watchFiles: [join(directory, 'remote.json')],
    static: false,
    // A page that asks before the first build waits for 8 s at most.
    onListening: ({ middleware, options: { port: listened } }) =>
      middleware?.waitUntilValid(() => announce(options, `http://localhost:${listened}`)),
    setupMiddlewares: (middlewares) => [
      { name: 'description', path: '/remote.json', middleware: describe(directory) },
      ...middlewares,
      { name: 'page', middleware: answerPage },
    ],
    proxy: [
      {
        context: (path, request) => path !== UPDATES_PATH && !isPage(request.headers.accept),
        target: backend,
        ws: true,
        changeOrigin: true,
        // The backend accepts sockets only from its own origin.
        headers: { origin: new URL(backend).origin },
        logLevel: 'silent',
      },
    ],
  }
}

function announce({ name, backend }: DevServerOptions, url: string): void {
  console.log(`
  ${name} over ${backend}
    ${url}/    alone
    ${backend}/?mf.override=${federationName(name)}@${url}/mf-manifest.json
                                 in the product, started by MF_OVERRIDES=1 npm start
`)
}

function isPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}

/** `remote.json` as it is now: new routes, slots and guards need no publish. */
function describe(directory: string) {
  return (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' })
    response.end(readFileSync(join(directory, 'remote.json')))
  }
}

function answerPage(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isPage(request.headers.accept)) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(PAGE)
  } else next()
}
