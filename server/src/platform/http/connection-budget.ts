import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../metrics'
import type { ConnectionLimits } from './descriptor-limit'
import { networkOf } from './network.rules'

/** Connections of one network; those without a request in progress in the order in which they fell idle. */
type Network = { name: string; open: number; idle: Set<Socket> }

export type BudgetOptions = {
  limits: ConnectionLimits
  /** A proxy carries many clients: its connections count for the process only. */
  isProxy: (address: string | undefined) => boolean
  metrics: Metrics
}

export type ConnectionBudget = {
  /** Counts the connections of a port from now on, and closes those that are too many. */
  watch: (server: Server) => void
}

/**
 * One budget for the connections of all ports: HTTP, both WebSockets and handshakes alike, since each costs a file
 * descriptor. When it is used up a new connection takes the place of the one that has been idle the longest, else it is
 * closed at once.
 */
export function createConnectionBudget({
  limits,
  isProxy,
  metrics,
}: BudgetOptions): ConnectionBudget {
  const networks = new Map<string, Network>()
  const owners = new Map<Socket, Network>()
  const idle = new Set<Socket>()
  const { rejected, evicted } = budgetMetrics(metrics, () => owners.size)

  function release(socket: Socket): void {
    const network = owners.get(socket)
    if (!network) return
    owners.delete(socket)
    setBusy(socket, network)
    network.open--
    if (network.open === 0) networks.delete(network.name)
  }

  function setIdle(socket: Socket, network: Network): void {
    if (!owners.has(socket)) return
    idle.add(socket)
    network.idle.add(socket)
  }

  function setBusy(socket: Socket, network: Network): void {
    idle.delete(socket)
    network.idle.delete(socket)
  }

  /** Makes room by closing the socket that has been idle the longest; false when none is idle. */
  function evict(sockets: Set<Socket>): boolean {
    const [oldest] = sockets
    if (!oldest) return false
    evicted.inc()
    release(oldest)
    oldest.destroy()
    return true
  }

  function admit(socket: Socket): void {
    const isShared = isProxy(socket.remoteAddress)
    const name = isShared ? 'proxy' : networkOf(socket.remoteAddress ?? '')
    const network = networks.get(name) ?? { name, open: 0, idle: new Set() }
    const isNetworkFull = !isShared && network.open >= limits.perNetwork
    if (isNetworkFull && !evict(network.idle)) {
      reject(socket, 'network')
      return
    }
    if (owners.size >= limits.total && !evict(idle)) {
      reject(socket, 'total')
      return
    }
    network.open++
    networks.set(name, network)
    owners.set(socket, network)
    setIdle(socket, network)
    socket.once('close', () => release(socket))
  }

  function reject(socket: Socket, limit: 'network' | 'total'): void {
    rejected.inc({ limit })
    socket.destroy()
  }

  return {
    watch(server) {
      server.prependListener('connection', admit)
      server.prependListener('request', ({ socket }, response) => {
        const network = owners.get(socket)
        if (!network) return
        setBusy(socket, network)
        response.once('close', () => setIdle(socket, network))
      })
      server.prependListener('upgrade', ({ socket }: { socket: Socket }) => {
        const network = owners.get(socket)
        if (network) setBusy(socket, network)
      })
    },
  }
}

function budgetMetrics(metrics: Metrics, open: () => number) {
  const registers = [metrics]
  new Gauge({
    name: 'connections_open',
    help: 'Connections on all ports',
    registers,
    collect() {
      this.set(open())
    },
  })
  return {
    rejected: new Counter({
      name: 'connections_rejected_total',
      help: 'Connections closed at once, by the limit that was reached',
      labelNames: ['limit'],
      registers,
    }),
    evicted: new Counter({
      name: 'connections_evicted_total',
      help: 'Idle connections closed to make room for new ones',
      registers,
    }),
  }
}
