import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>html{font-size:calc(min(100vw,540px)/7.5)}</style>
<link rel="stylesheet" href="/standalone/standalone.css"><div id="root"></div>
<script type="module">new EventSource('/~reload').onmessage = () => location.reload()</script>
<script defer src="/standalone/standalone.js"></script>`

type DevServerOptions = {
  port: number
  backend: string
  /** Folder of built files by the prefix of the path. */
  folders: Record<string, string>
}

export type DevServer = { url: string; reload: () => void; close: () => Promise<void> }

/**
 * Serves built files, a page for the remote and live reload; proxies everything else to the
 * backend, sockets included.
 */
export async function startDevServer({
  port,
  backend,
  folders,
}: DevServerOptions): Promise<DevServer> {
  const listeners = new Set<ServerResponse>()
  const fileOf = (path: string) =>
    Object.entries(folders)
      .filter(([start]) => path.startsWith(start))
      .map(([start, folder]) => join(folder, normalize(`/${path.slice(start.length)}`)))
      .find((file) => existsSync(file) && statSync(file).isFile())

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://dev')
    if (pathname === '/~reload') return listen(outgoing, listeners)
    const file = fileOf(pathname)
    if (file) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      // The shell that loads this remote by override has another origin.
      outgoing.writeHead(200, {
        'content-type': type,
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      })
      return outgoing.end(readFileSync(file))
    }
    if (incoming.headers.accept?.includes('text/html'))
      return outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    forward(backend, incoming, outgoing)
  })
  server.on('upgrade', (incoming, socket) => {
    const onward = toBackend(backend, incoming)
    onward.on('upgrade', (answer, peer) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      socket.pipe(peer).pipe(socket)
      peer.on('error', () => socket.destroy())
      socket.on('error', () => peer.destroy())
    })
    onward.on('error', () => socket.destroy())
    onward.end()
  })

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    reload: () => {
      for (const listener of listeners) listener.write('data: built\n\n')
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function listen(outgoing: ServerResponse, listeners: Set<ServerResponse>): void {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  outgoing.flushHeaders()
  listeners.add(outgoing)
  outgoing.on('close', () => listeners.delete(outgoing))
}

function toBackend(backend: string, incoming: IncomingMessage) {
  const { hostname, port, host, origin } = new URL(backend)
  // The backend accepts sockets only from its own origin.
  const headers = { ...incoming.headers, host, ...(incoming.headers.origin ? { origin } : {}) }
  return request({ hostname, port, path: incoming.url, method: incoming.method, headers })
}

function forward(backend: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = toBackend(backend, incoming)
  onward.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', (error) =>
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`${backend}: ${error.message}`),
  )
  incoming.pipe(onward)
}
