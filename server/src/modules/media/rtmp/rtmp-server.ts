import { createServer, type Server, type Socket } from 'node:net'
import { errorCode } from '../../../platform/error-code'
import { RtmpSession, type SessionDeps } from './rtmp-session'

/** Encoders are few; more connections are no encoders. */
const MAX_CONNECTIONS = 500
const MAX_PER_ADDRESS = 50
const RETRY_MS = 10_000

export type RtmpServer = {
  /** The port that is open; null before and while another program has it. */
  port: () => number | null
  stopPublisher: (roomId: number) => void
}

export type RtmpServerDeps = SessionDeps & { port: number; retryMs?: number }

/**
 * Listens for encoders until `signal` aborts. A busy port does not end the server: it says so once
 * and tries again.
 */
export function startRtmpServer(deps: RtmpServerDeps, signal: AbortSignal): RtmpServer {
  const { log, port, retryMs = RETRY_MS } = deps
  const sessions = new Map<Socket, RtmpSession>()
  let retry: NodeJS.Timeout | undefined
  let hasWarned = false

  const server = createServer((socket) => {
    const { remoteAddress: peer } = socket
    const ofPeer = [...sessions.keys()].filter(({ remoteAddress }) => remoteAddress === peer)
    if (signal.aborted || ofPeer.length >= MAX_PER_ADDRESS) {
      socket.destroy()
      return
    }
    sessions.set(socket, new RtmpSession(socket, deps))
    socket.once('close', () => sessions.delete(socket))
  })
  server.maxConnections = MAX_CONNECTIONS
  server.on('listening', () => {
    log.info({ rtmpPort: portOf(server) }, 'encoders can publish')
  })
  server.on('error', (error) => {
    if (!server.listening && !hasWarned)
      log.error(`RTMP_PORT ${port} cannot be opened (${errorCode(error)}): no encoder can publish`)
    hasWarned = true
    retry ??= setTimeout(listen, retryMs)
  })
  function listen(): void {
    retry = undefined
    if (!signal.aborted && !server.listening) server.listen(port)
  }
  listen()

  signal.addEventListener('abort', () => {
    clearTimeout(retry)
    server.close()
    for (const session of sessions.values()) session.stop()
  })
  return {
    port: () => portOf(server),
    stopPublisher: (roomId) => {
      for (const session of sessions.values()) if (session.roomId === roomId) session.stop()
    },
  }
}

function portOf(server: Server): number | null {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : null
}
