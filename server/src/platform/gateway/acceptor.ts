import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOSE, LIMITS, LIVE_PATH, PROTOCOL_VERSION } from '@saidian/shared/contracts/sockets'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { RequestError } from '../errors'
import { queueUpgrade } from '../http'
import { type ConcurrencyQueue, createConcurrencyQueue } from '../queue'
import type { GatewayMetrics } from './gateway-metrics'
import {
  type HandshakeErrorStatus,
  isAllowedOrigin,
  isSocketPath,
  readTarget,
  rejectHandshake,
  type SocketTarget,
} from './handshake'
import { NetworkLimits, type PerNetwork } from './network-limits'
import { Connection, isHeartbeat, type Protocol } from './sockets/connection'
import { frameOf } from './topics/frame-bytes'

/**
 * The types leave out `closeTimeout`: after it ws terminates a peer that does not answer our close.
 */
const SOCKET_OPTIONS: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LIMITS.frameBytes,
  closeTimeout: 3_000,
}
/**
 * Well below 5 s, after which a client gives up a try: completing such a handshake would be wasted
 * work. A rejected client retries by its own rules.
 */
const MAX_WAIT_MS = 2_000
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
  /** Handshakes a second; further ones wait in a queue. */
  handshakesPerSecond: number
  allowedOrigins: readonly string[] | undefined
  metrics: GatewayMetrics
  tick: () => number
  isLeaving: () => boolean
}

/**
 * Turns requests of the two socket paths into connections, at an even pace: every client reconnects
 * when a gateway or a network recovers, and each handshake brings subscriptions and snapshot
 * requests.
 */
export class Acceptor {
  readonly #deps: AcceptorDeps
  readonly #queue: ConcurrencyQueue
  readonly #networks: NetworkLimits
  readonly #sockets = new WebSocketServer(SOCKET_OPTIONS)
  #serial = 0

  constructor(deps: AcceptorDeps) {
    this.#deps = deps
    const perSecond = deps.handshakesPerSecond
    const waiting = (perSecond * MAX_WAIT_MS) / 1_000
    this.#queue = createConcurrencyQueue({ perSecond, waiting, maxWaitMs: MAX_WAIT_MS })
    this.#networks = new NetworkLimits(deps.perNetwork)
  }

  accept(server: Server): void {
    server.on('upgrade', (request, raw, head) => {
      queueUpgrade(raw, () => this.#upgrade(request, raw, head))
    })
  }

  #upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    const target = readTarget(request)
    const network = this.#deps.networkOf(request)
    const status = this.#errorStatusOf(target?.path, request, network)
    if (!target || status) {
      this.#reject(raw, status ?? 400)
      return
    }
    void this.#queueUp({ target, network, request, raw, head })
  }

  async #queueUp(handshake: Handshake): Promise<void> {
    const { raw } = handshake
    const onError = () => raw.destroy()
    raw.on('error', onError)
    const release = () => raw.off('error', onError)
    const complete = async () => {
      release()
      if (raw.destroyed) return
      // While the handshake waited, the gateway may have filled up or begun to drain.
      if (this.#hasRoom()) this.#complete(handshake)
      else this.#reject(raw, 503)
    }
    try {
      await this.#queue.run(complete, undefined, () => raw.destroyed)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      release()
      if (!raw.destroyed) this.#reject(raw, 503)
    }
  }

  /** The HTTP status of an error; null for a valid handshake, which counts for its network. */
  #errorStatusOf(
    path: string | undefined,
    request: IncomingMessage,
    network: string,
  ): HandshakeErrorStatus | null {
    if (path === undefined) return 400
    if (!isSocketPath(path)) return 404
    if (!isAllowedOrigin(request, this.#deps.allowedOrigins)) return 403
    if (!this.#hasRoom()) return 503
    return this.#networks.takeHandshake(network) ? null : 429
  }

  #hasRoom(): boolean {
    const { isLeaving, connections, maxSockets } = this.#deps
    return !isLeaving() && connections.size < maxSockets
  }

  #reject(raw: Duplex, status: HandshakeErrorStatus): void {
    this.#deps.metrics.rejectedHandshakes.inc({ status })
    rejectHandshake(raw, status)
  }

  #complete({ target, network, request, raw, head }: Handshake): void {
    this.#sockets.handleUpgrade(request, raw, head, (ws) => {
      if (target.version !== null && target.version !== String(PROTOCOL_VERSION)) {
        ws.on('error', () => {})
        ws.close(CLOSE.unsupported, `this server speaks version ${PROTOCOL_VERSION}`)
        return
      }
      const protocol = target.path === LIVE_PATH ? this.#deps.live : this.#deps.im
      this.#open(ws, raw, network, protocol)
    })
  }

  #open(ws: WebSocket, raw: Duplex, network: string, protocol: Protocol): void {
    const { connections, metrics, tick } = this.#deps
    const serial = ++this.#serial
    const connection = new Connection({ serial, network, ws, raw, protocol, tick: tick() })
    connections.add(connection)
    this.#networks.opened(network)
    const countFrame = () => countOrClose(connection, tick())
    ws.on('message', (data, isBinary) => {
      if (!countFrame()) return
      if (isHeartbeat(data)) connection.deliver(HEARTBEAT_ANSWER)
      else if (isBinary) protocol.onBinary(connection)
      else protocol.onText(connection, data.toString())
    })
    ws.on('ping', countFrame)
    ws.on('pong', countFrame)
    // ws closes with the right code after a violation of the WebSocket protocol; 'close' follows.
    ws.on('error', () => {})
    ws.on('close', (code) => {
      connections.delete(connection)
      this.#networks.closed(network)
      protocol.onClosing(connection)
      metrics.closed.inc({ code })
    })
    protocol.onOpen(connection)
  }
}

/** Counts a frame; false when the connection is closed, or is now closed for too many frames. */
function countOrClose(connection: Connection, tick: number): boolean {
  if (!connection.isOpen) return false
  if (connection.countFrame(tick)) return true
  connection.close(CLOSE.tooManyFrames, 'too many frames')
  return false
}
