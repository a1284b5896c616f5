import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Bus } from '../bus'
import type { Clock } from '../clock'
import { networkOf } from '../http'
import type { TopicRule } from '../module'
import { Acceptor, type AcceptorDeps } from './acceptor'
import { drainConnections } from './drain'
import { createGatewayMetrics, type GatewayMetrics, type GatewayStats } from './gateway-metrics'
import { watchHandshakes } from './handshake'
import type { PerNetwork } from './network-limits'
import type { Connection } from './sockets/connection'
import { sweepHeartbeats } from './sockets/heartbeat'
import { type Authenticate, createImProtocol } from './sockets/im.protocol'
import { createLiveProtocol } from './sockets/live.protocol'
import { Members } from './sockets/members'
import { type AskAlive, createSessionCheck } from './sockets/session-check'
import { createTopicFrames } from './sockets/topic-frames'
import { Subscriptions } from './topics/subscriptions'
import { TopicHub } from './topics/topic-hub'
import { createRuleFinder } from './topics/topic-rules'

export type GatewayDeps = {
  bus: Bus
  topics: TopicRule[]
  authenticate: Authenticate
  alive: AskAlive
  log: Logger
  clock: Clock
  metrics: Registry
  /**
   * Origins whose pages may connect, such as `https://example.com`; without a list, every origin
   * may.
   */
  allowedOrigins?: readonly string[]
  /** Above this number of sockets the gateway answers handshakes with 503. */
  maxSockets?: number
  /**
   * Limits of one network; the gateway answers its further handshakes with 429. The default equals
   * the limits of the whole gateway.
   */
  perNetwork?: Partial<PerNetwork>
  /** The network of a handshake, behind trusted proxies. */
  networkOf?: (request: IncomingMessage) => string
  /** Handshakes beyond this rate wait up to 2 s. */
  handshakesPerSecond?: number
  /** Length of the second by which the gateway counts silence and age; tests shorten it. */
  tickMs?: number
}

export type Gateway = {
  /** Handles the upgrades of both socket paths of this server. */
  attach: (server: Server) => void
  /**
   * Accepts no new socket, asks all peers to reconnect within `spreadMs`, closes them and stops.
   */
  drain: (spreadMs: number) => Promise<void>
  stats: () => GatewayStats
}

const HANDSHAKE_TICKS = 10
const MAX_SOCKETS = 18_000
const HANDSHAKES_PER_SECOND = 3_000

/** Both sockets of the product in this process: `live` for topics, `im` for members. */
export function createGateway(deps: GatewayDeps): Gateway {
  const { bus, log, clock, tickMs = 1_000 } = deps
  const connections = new Set<Connection>()
  const sweeps = new Set<() => void>()
  let ticks = 0
  let isLeaving = false
  const tick = () => ticks

  const metrics = createGatewayMetrics(deps.metrics, stats)
  const members = new Members(bus)
  const hub = createHub(bus, tick, metrics)
  const subscriptions = new Subscriptions({ hub, findRule: createRuleFinder(deps.topics), log })
  const frames = createTopicFrames(subscriptions, metrics)
  const live = createLiveProtocol({ subscriptions, frames, nameOf: createNames() })
  const { authenticate } = deps
  const im = createImProtocol({ authenticate, members, subscriptions, frames, metrics, log })
  const sessions = createSessionCheck({ alive: deps.alive, members, log })
  const parts = { live, im, connections, metrics, tick, isLeaving: () => isLeaving }
  const acceptor = new Acceptor({ ...limitsOf(deps), ...parts })
  // Counts ticks instead of reading a clock: neither a clock change nor a stopped process closes
  // connections.
  const ticker = setInterval(() => {
    ticks++
    sweepHeartbeats(connections, ticks)
    hub.sweep()
    members.sweep()
    sessions.sweep(connections, ticks)
    for (const sweep of sweeps) sweep()
  }, tickMs)
  ticker.unref()

  function stats(): GatewayStats {
    const count = [...connections].filter(({ protocol }) => protocol === live).length
    const im = connections.size - count
    return { live: count, im, topics: hub.size, members: members.size }
  }

  return {
    attach(server) {
      sweeps.add(watchHandshakes(server, HANDSHAKE_TICKS, tick).sweep)
      acceptor.accept(server)
    },
    async drain(spreadMs) {
      const startedAt = clock.now()
      const sockets = connections.size
      isLeaving = true
      await drainConnections(connections, spreadMs)
      clearInterval(ticker)
      hub.close()
      members.close()
      log.info({ sockets, tookMs: clock.now() - startedAt }, 'gateway drained')
    },
    stats,
  }
}

function createHub(bus: Bus, tick: () => number, metrics: GatewayMetrics): TopicHub {
  return new TopicHub({
    bus,
    tick,
    onDelivered: (count) => metrics.delivered.inc(count),
    onRecovery: (outcome) => metrics.recovery.inc({ outcome }),
  })
}

/** Names of connections in the log, unlike those of other gateways. */
function createNames(): (connection: Connection) => string {
  const prefix = randomBytes(4).toString('hex')
  return ({ serial }) => `${prefix}-${serial}`
}

function limitsOf(deps: GatewayDeps) {
  const { maxSockets = MAX_SOCKETS, perNetwork } = deps
  return {
    maxSockets,
    perNetwork: { maxSockets, handshakesPerSecond: Number.POSITIVE_INFINITY, ...perNetwork },
    networkOf: deps.networkOf ?? (({ socket }) => networkOf(socket.remoteAddress ?? '')),
    handshakesPerSecond: deps.handshakesPerSecond ?? HANDSHAKES_PER_SECOND,
    allowedOrigins: deps.allowedOrigins,
  } satisfies Partial<AcceptorDeps>
}
