import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { IM_PATH, LIVE_PATH } from '@saidian/shared/contracts/sockets'

const PHRASES = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const

export type HandshakeErrorStatus = keyof typeof PHRASES

export type SocketTarget = { path: string; version: string | null }

/** Path and version of a socket request; null when the request line is no URL. */
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
 * With a list, only its origins may connect: the client controls the `Host` header, and a foreign
 * domain that resolves to this server makes host and origin equal. Without a list (development), a
 * page of this host may connect, and so may a client without an origin, which is no browser.
 */
export function isAllowedOrigin(
  request: IncomingMessage,
  allowed: readonly string[] | undefined,
): boolean {
  const { origin, host } = request.headers
  if (allowed) return origin !== undefined && allowed.includes(origin)
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

export function rejectHandshake(socket: Duplex, status: HandshakeErrorStatus): void {
  const retry = status === 503 || status === 429 ? 'Retry-After: 5\r\n' : ''
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${PHRASES[status]}\r\nConnection: close\r\n` +
      `${retry}Content-Length: 0\r\n\r\n`,
  )
  socket.once('finish', () => socket.destroy())
}

/**
 * Destroys connections that have not sent a whole request within `ticksAllowed`. `sweep` runs once
 * a tick.
 */
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
