import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { IM_PATH, LIVE_PATH } from '@saidian/shared/contracts'

const PHRASES = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
} as const

export type HandshakeRefusal = keyof typeof PHRASES

export type SocketTarget = { path: string; version: string | null }

/** Path and version of a socket request; null for a request line that is no URL. */
export function readTarget(request: IncomingMessage): SocketTarget | null {
  try {
    const url = new URL(request.url ?? '', 'http://gateway')
    return { path: url.pathname, version: url.searchParams.get('v') }
  } catch {
    return null
  }
}

export function isSocketPath(path: string): path is typeof LIVE_PATH | typeof IM_PATH {
  return path === LIVE_PATH || path === IM_PATH
}

/**
 * The page's own origin may connect, and those of the list; a foreign or `null` one may not. A client that names no
 * origin is no browser, so no page can have been tricked into it: it may connect unless there is a list.
 */
export function isAllowedOrigin(request: IncomingMessage, allowed: readonly string[] | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return !allowed
  return allowed?.includes(origin) === true || (URL.canParse(origin) && new URL(origin).host === host)
}

export function refuseHandshake(socket: Duplex, status: HandshakeRefusal): void {
  const retry = status === 503 ? 'Retry-After: 5\r\n' : ''
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${PHRASES[status]}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`,
  )
  socket.once('finish', () => socket.destroy())
}

/** Cuts connections that have not sent a whole request within `ticksAllowed`. `sweep` is called once a tick. */
export function watchHandshakes(
  server: Server,
  ticksAllowed: number,
  tickNow: () => number,
): { sweep: () => void } {
  const startedAt = new Map<Duplex, number>()
  server.on('connection', (socket: Duplex) => startedAt.set(socket, tickNow()))
  server.on('request', (request) => startedAt.delete(request.socket))
  server.on('upgrade', (_request, socket: Duplex) => startedAt.delete(socket))
  return {
    sweep() {
      for (const [socket, tick] of startedAt) {
        if (tickNow() - tick >= ticksAllowed) socket.destroy()
        if (socket.destroyed) startedAt.delete(socket)
      }
    },
  }
}
