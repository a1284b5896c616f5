import { createServer, type Server, type Socket } from 'node:net'
import { errorCode } from '../../../platform/error-code'
import { ConnectionBudget } from '../../../platform/http'
import type { Metrics } from '../../../platform/metrics'
import { RtmpSession, type SessionDeps } from './rtmp-session'

/**
 * Peers without an accepted key: the one that has been without a handshake the longest makes room.
 * A network has few, so that many networks do not take all places.
 */
const ENTERING = { total: 500, perNetwork: 16 }
/** Peers with a key are as many as rooms on air. */
const MAX_PUBLISHERS = 500
const RETRY_MS = 10_000

export type RtmpServer = {
  /** The port that is open; null before and while another program has it. */
  port: () => number | null
  stopPublisher: (roomId: number) => void
}

export type RtmpServerDeps = Omit<SessionDeps, 'onHandshake' | 'onAccept'> & {
  metrics: Metrics
  port: number
  retryMs?: number
}

/**
 * Listens for encoders until `signal` aborts. A busy port does not end the server: it says so once
 * and tries again.
 */
export function startRtmpServer(deps: RtmpServerDeps, signal: AbortSignal): RtmpServer {
  const { log, metrics, port, retryMs = RETRY_MS } = deps
  const entering = new ConnectionBudget({
    limits: ENTERING,
    metrics,
    name: 'rtmp_entering',
    isProxy: () => false,
  })
  const sessions = new Map<Socket, RtmpSession>()
  let retry: NodeJS.Timeout | undefined
  let hasWarned = false

  const server = createServer((socket) => {
    if (signal.aborted) socket.destroy()
    if (signal.aborted || !entering.admit(socket)) return
    const onHandshake = () => entering.setBusy(socket)
    const onAccept = () => entering.release(socket)
    sessions.set(socket, new RtmpSession(socket, { ...deps, onHandshake, onAccept }))
    socket.once('close', () => sessions.delete(socket))
  })
  server.maxConnections = ENTERING.total + MAX_PUBLISHERS
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
