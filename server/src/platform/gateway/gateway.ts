import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Bus } from '../bus'
import type { Clock } from '../clock'
import { networkOf } from '../http'
import type { TopicRule } from '../module'
import { createAcceptor } from './acceptor'
import { drainConnections } from './drain'
import { createGatewayMetrics, type GatewayStats } from './gateway-metrics'
import { watchHandshakes } from './handshake'
import type { PerNetwork } from './network-limits'
import type { Connection } from './sockets/connection'
import { sweepHeartbeats } from './sockets/heartbeat'
import { type Authenticate, createImProtocol } from './sockets/im.protocol'
import { createLiveProtocol } from './sockets/live.protocol'
import { Members } from './sockets/members'
import { type AskAlive, createSessionCheck } from './sockets/session-check'
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
  /** Origins whose pages may connect, such as `https://example.com`; without a list every origin may. */
  allowedOrigins?: readonly string[]
  /** Handshakes beyond this many sockets are answered by 503. */
  maxSockets?: number
  /** What one network may have; its handshakes beyond are answered by 429. Without it as much as all together. */
  perNetwork?: Partial<PerNetwork>
  /** Which network a handshake comes from, behind trusted proxies. */
  networkOf?: (request: IncomingMessage) => string
  /** Handshakes beyond this pace wait for their turn, up to 2 s. */
  handshakesPerSecond?: number
  /** Length of the second by which the gateway counts silence and age; tests shorten it. */
  tickMs?: number
}

export type Gateway = {
  /** Takes the upgrades of both socket paths of this server. */
  attach: (server: Server) => void
  /** Takes nobody new, tells all to come again within `spreadMs`, closes them and stops. */
  drain: (spreadMs: number) => Promise<void>
  stats: () => GatewayStats
}

const HANDSHAKE_TICKS = 10
const MAX_SOCKETS = 18_000
const HANDSHAKES_PER_SECOND = 3_000

/** Both sockets of the product at this process: `live` for topics, `im` for members. */
export function createGateway(deps: GatewayDeps): Gateway {
  const { bus, log, clock, tickMs = 1_000, maxSockets = MAX_SOCKETS } = deps
  const connections = new Set<Connection>()
  const sweeps = new Set<() => void>()
  const prefix = randomBytes(4).toString('hex')
  let ticks = 0
  let isLeaving = false
  const tick = () => ticks

  const metrics = createGatewayMetrics(deps.metrics, stats)
  const members = new Members(bus)
  const hub = new TopicHub({
    bus,
    tick,
    onDelivered: (count) => metrics.delivered.inc(count),
    onRecovery: (outcome) => metrics.recovery.inc({ outcome }),
  })
  const subscriptions = new Subscriptions({ hub, findRule: createRuleFinder(deps.topics), log })
  const live = createLiveProtocol({
    subscriptions,
    metrics,
    nameOf: ({ serial }) => `${prefix}-${serial}`,
  })
  const im = createImProtocol({ authenticate: deps.authenticate, members, metrics, log })
  const sessions = createSessionCheck({ alive: deps.alive, members, log })
  const { allowedOrigins } = deps
  const acceptor = createAcceptor({
    live,
    im,
    connections,
    maxSockets,
    perNetwork: { maxSockets, handshakesPerSecond: Number.POSITIVE_INFINITY, ...deps.perNetwork },
    networkOf: deps.networkOf ?? (({ socket }) => networkOf(socket.remoteAddress ?? '')),
    handshakesPerSecond: deps.handshakesPerSecond ?? HANDSHAKES_PER_SECOND,
    allowedOrigins,
    metrics,
    tick,
    isLeaving: () => isLeaving,
  })
  // Counting ticks instead of reading a clock: a jump of the clock or a stopped process kills no connection.
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
    let liveCount = 0
    for (const { protocol } of connections) if (protocol === live) liveCount++
    return {
      live: liveCount,
      im: connections.size - liveCount,
      topics: hub.size,
      members: members.size,
    }
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
