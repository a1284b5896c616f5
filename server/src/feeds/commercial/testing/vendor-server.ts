import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** Writes a faulty response instead of the usual one. */
export type Fault = (response: ServerResponse) => void

export type VendorServer = {
  url: string
  pushUrl: string
  /** Received requests. */
  asked: { path: string; params: URLSearchParams; at: number }[]
  /** First frames of the push connections. */
  hellos: unknown[]
  /** Sets the response of `path`; further pages are empty. */
  answer: (path: string, body: unknown) => void
  /** The next `times` requests for `path` fail, after `first` usual ones. */
  fail: (path: string, fault: Fault, times?: number, first?: number) => void
  /** Sets the offset of the vendor's clock in milliseconds; positive is ahead. */
  setClock: (offsetMs: number) => void
  push: (frame: unknown) => void
  dropPush: () => void
  close: () => Promise<void>
}

const EMPTY = { code: 0, results: [] }

export const FAULTS = {
  status: (code: number, headers: Record<string, string> = {}): Fault => {
    return (response) => response.writeHead(code, headers).end('<html>busy</html>')
  },
  /** Sends headers and half a body, then nothing. */
  hang: ((response) => response.writeHead(200).write('{"code":0,"resu')) as Fault,
  truncated: ((response) => {
    response.writeHead(200).end('{"code":0,"results":[{"id":1001,"sco')
  }) as Fault,
  broken: ((response) => response.destroy()) as Fault,
  body: (body: unknown): Fault => {
    return (response) => response.writeHead(200).end(JSON.stringify(body))
  },
}

/** A vendor over real HTTP and WebSocket, with responses and faults set by the test. */
export async function startVendorServer(now: () => number): Promise<VendorServer> {
  const answers = new Map<string, unknown>()
  const faults = new Map<string, (Fault | null)[]>()
  const asked: VendorServer['asked'] = []
  const hellos: unknown[] = []
  const sockets = new Set<WebSocket>()
  let offsetMs = 0
  const server = createServer((request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor')
    const path = pathname.slice(1)
    asked.push({ path, params: searchParams, at: now() })
    response.sendDate = false
    response.setHeader('date', new Date(now() + offsetMs).toUTCString())
    const fault = faults.get(path)?.shift()
    if (fault) return fault(response)
    const isLaterPage = Number(searchParams.get('page') ?? 1) > 1
    response.end(JSON.stringify(isLaterPage ? EMPTY : (answers.get(path) ?? EMPTY)))
  })
  const push = new WebSocketServer({ server, path: '/push' })
  push.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('message', (data) => hellos.push(JSON.parse(String(data))))
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    pushUrl: `ws://127.0.0.1:${port}/push`,
    asked,
    hellos,
    answer: (path, body) => answers.set(path, body),
    fail: (path, fault, times = 1, first = 0) => {
      faults.set(path, [...Array(first).fill(null), ...Array(times).fill(fault)])
    },
    setClock: (ms) => {
      offsetMs = ms
    },
    push: (frame) => {
      for (const socket of sockets)
        socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
    },
    dropPush: () => {
      for (const socket of sockets) socket.terminate()
    },
    close: async () => {
      for (const socket of sockets) socket.terminate()
      push.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
