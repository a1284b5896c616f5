import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOSE, LIMITS, LIVE_PATH, PROTOCOL_VERSION } from '@saidian/shared/contracts'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { isAnswering } from '../http'
import { createAdmission } from './admission'
import type { GatewayMetrics } from './gateway-metrics'
import {
  type HandshakeRefusal,
  isAllowedOrigin,
  isSocketPath,
  readTarget,
  refuseHandshake,
  type SocketTarget,
} from './handshake'
import { NetworkLimits, type PerNetwork } from './network-limits'
import { Connection, isHeartbeat, type Protocol } from './sockets/connection'
import { frameOf } from './topics/publisher'

/** `closeTimeout`, which the types leave out: a peer that does not answer our close is cut after it. */
const SOCKET_OPTIONS: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LIMITS.frameBytes,
  closeTimeout: 3_000,
}
const HEARTBEAT_ANSWER = frameOf('0')

type Handshake = {
  target: SocketTarget
  network: string
  request: IncomingMessage
  raw: Duplex
  head: Buffer
}

export type AcceptorDeps = {
  live: Protocol
  im: Protocol
  connections: Set<Connection>
  maxSockets: number
  perNetwork: PerNetwork
  networkOf: (request: IncomingMessage) => string
  /** Greetings a second; more stand in a queue. */
  handshakesPerSecond: number
  allowedOrigins: readonly string[] | undefined
  metrics: GatewayMetrics
  tick: () => number
  isLeaving: () => boolean
}

/** Turns requests of the two socket paths into connections. */
export function createAcceptor(deps: AcceptorDeps): { accept: (server: Server) => void } {
  const { connections, metrics } = deps
  const admission = createAdmission({ perSecond: deps.handshakesPerSecond })
  const networks = new NetworkLimits(deps.perNetwork)
  let serial = 0
  const sockets = new WebSocketServer(SOCKET_OPTIONS)

  function upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    if (isAnswering(raw)) {
      raw.destroy()
      return
    }
    const target = readTarget(request)
    const network = deps.networkOf(request)
    const apiError = requestErrorOf(target?.path, request, network)
    if (!target || apiError) refuse(raw, apiError ?? 400)
    else
      admission.ask(
        raw,
        // The gateway may be full, or leave, by the time of their turn.
        () => (isOpenForMore() ? greet({ target, network, request, raw, head }) : refuse(raw, 503)),
        () => refuse(raw, 503),
      )
  }

  function refuse(raw: Duplex, status: HandshakeRefusal): void {
    metrics.refusedHandshakes.inc({ status })
    refuseHandshake(raw, status)
  }

  function isOpenForMore(): boolean {
    return !deps.isLeaving() && connections.size < deps.maxSockets
  }

  function greet({ target, network, request, raw, head }: Handshake): void {
    sockets.handleUpgrade(request, raw, head, (ws) => {
      if (target.version !== null && target.version !== String(PROTOCOL_VERSION)) {
        ws.on('error', () => {})
        ws.close(CLOSE.unsupported, `this server speaks version ${PROTOCOL_VERSION}`)
      } else open(ws, raw, network, target.path === LIVE_PATH ? deps.live : deps.im)
    })
  }

  function requestErrorOf(
    path: string | undefined,
    request: IncomingMessage,
    network: string,
  ): HandshakeRefusal | null {
    if (path === undefined) return 400
    if (!isSocketPath(path)) return 404
    if (!isAllowedOrigin(request, deps.allowedOrigins)) return 403
    if (!isOpenForMore()) return 503
    return networks.mayOpen(network) ? null : 429
  }

  function open(ws: WebSocket, raw: Duplex, network: string, protocol: Protocol): void {
    const connection = new Connection({
      serial: ++serial,
      network,
      ws,
      raw,
      protocol,
      tick: deps.tick(),
    })
    connections.add(connection)
    networks.opened(network)
    const hear = () => countFrame(connection)
    ws.on('message', (data, isBinary) => {
      if (!hear()) return
      if (isHeartbeat(data)) connection.deliver(HEARTBEAT_ANSWER)
      else if (isBinary) protocol.onBinary(connection)
      else protocol.onText(connection, data.toString())
    })
    ws.on('ping', hear)
    ws.on('pong', hear)
    // ws closes by itself with the right code for what breaks the rules of the WebSocket; 'close' follows.
    ws.on('error', () => {})
    ws.on('close', (code) => {
      connections.delete(connection)
      networks.closed(network)
      protocol.onClosing(connection)
      metrics.closed.inc({ code })
    })
    protocol.onOpen(connection)
  }

  function countFrame(connection: Connection): boolean {
    if (!connection.isOpen) return false
    if (connection.mayTakeFrame(deps.tick())) return true
    connection.close(CLOSE.tooManyFrames, 'too many frames')
    return false
  }

  return {
    accept: (server) => server.on('upgrade', (request, raw, head) => upgrade(request, raw, head)),
  }
}
