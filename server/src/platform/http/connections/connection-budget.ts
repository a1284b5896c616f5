import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../../metrics'
import { networkOf } from '../caller/network.rules'
import type { ConnectionLimits } from './descriptor-limit'

/**
 * Connections of one network; `idle` has those without a request in progress, the longest idle
 * first.
 */
type Network = { name: string; open: number; idle: Set<Socket> }

export type BudgetOptions = {
  limits: ConnectionLimits
  /** A proxy forwards many clients: its connections count for the process only. */
  isProxy: (address: string | undefined) => boolean
  metrics: Metrics
  /** Of its metrics: `<name>_open` and so on. */
  name?: string
}

/**
 * One budget for the connections of all HTTP ports: calls, both WebSockets and handshakes alike,
 * since each takes a file descriptor. When the budget is used up, a new connection replaces the one
 * that has been idle the longest; without an idle one the new connection is closed at once. Another
 * protocol has a budget of its own, and decides itself which of its connections are busy.
 */
export class ConnectionBudget {
  readonly #options: BudgetOptions
  readonly #metrics: ReturnType<typeof budgetMetrics>
  readonly #networks = new Map<string, Network>()
  readonly #networkOfSocket = new Map<Socket, Network>()
  readonly #idle = new Set<Socket>()
  readonly #lastAnswer = new WeakMap<Socket, ServerResponse>()

  constructor(options: BudgetOptions) {
    this.#options = options
    this.#metrics = budgetMetrics(options, () => this.#networkOfSocket.size)
  }

  /** Counts the connections of a port from now on, and closes those beyond the limits. */
  watch(server: Server): void {
    server.prependListener('connection', (socket: Socket) => this.admit(socket))
    server.prependListener('request', ({ socket }, response) => {
      this.setBusy(socket)
      this.#lastAnswer.set(socket, response)
      // The next request may have come before the answer was closed.
      response.once('close', () => {
        if (this.#lastAnswer.get(socket) === response) this.#setIdle(socket)
      })
    })
    server.prependListener('upgrade', ({ socket }: { socket: Socket }) => this.setBusy(socket))
  }

  /** Counts an idle connection until it closes; false when there is no place and it is closed. */
  admit(socket: Socket): boolean {
    const { limits, isProxy } = this.#options
    const isShared = isProxy(socket.remoteAddress)
    const name = isShared ? 'proxy' : networkOf(socket.remoteAddress ?? '')
    const network = this.#networks.get(name) ?? { name, open: 0, idle: new Set() }
    const isNetworkFull = !isShared && network.open >= limits.perNetwork
    if (isNetworkFull && !this.#evict(network.idle)) return this.#reject(socket, 'network')
    if (this.#networkOfSocket.size >= limits.total && !this.#evict(this.#idle))
      return this.#reject(socket, 'total')
    network.open++
    this.#networks.set(name, network)
    this.#networkOfSocket.set(socket, network)
    this.#setIdle(socket)
    socket.once('close', () => this.release(socket))
    return true
  }

  /** No other connection takes its place any more. */
  setBusy(socket: Socket): void {
    this.#idle.delete(socket)
    this.#networkOfSocket.get(socket)?.idle.delete(socket)
  }

  /** Counts it no longer. */
  release(socket: Socket): void {
    const network = this.#networkOfSocket.get(socket)
    if (!network) return
    this.setBusy(socket)
    this.#networkOfSocket.delete(socket)
    network.open--
    if (network.open === 0) this.#networks.delete(network.name)
  }

  /** Makes room by closing the socket that has been idle the longest; false when none is idle. */
  #evict(sockets: Set<Socket>): boolean {
    const [oldest] = sockets
    if (!oldest) return false
    this.#metrics.evicted.inc()
    this.release(oldest)
    oldest.destroy()
    return true
  }

  #reject(socket: Socket, limit: 'network' | 'total'): false {
    this.#metrics.rejected.inc({ limit })
    socket.destroy()
    return false
  }

  #setIdle(socket: Socket): void {
    const network = this.#networkOfSocket.get(socket)
    if (!network) return
    this.#idle.add(socket)
    network.idle.add(socket)
  }
}

function budgetMetrics({ metrics, name = 'connections' }: BudgetOptions, open: () => number) {
  const registers = [metrics]
  new Gauge({
    name: `${name}_open`,
    help: 'Connections that are counted',
    registers,
    collect() {
      this.set(open())
    },
  })
  return {
    rejected: new Counter({
      name: `${name}_rejected_total`,
      help: 'Connections closed at once, by the limit that was reached',
      labelNames: ['limit'],
      registers,
    }),
    evicted: new Counter({
      name: `${name}_evicted_total`,
      help: 'Idle connections closed to make room for new ones',
      registers,
    }),
  }
}
