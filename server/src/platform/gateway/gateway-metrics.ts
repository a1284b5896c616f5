import { Counter, Gauge, type Registry } from 'prom-client'

/** Number of open things on this gateway. */
export type GatewayStats = { live: number; im: number; topics: number; members: number }

/** Metrics of the gateway. Gauges call `stats` when they are collected. */
export function createGatewayMetrics(registry: Registry, stats: () => GatewayStats) {
  const registers = [registry]
  new Gauge({
    name: 'gateway_open',
    help: 'Sockets by path, topics and members on this gateway',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, count] of Object.entries(stats())) this.set({ what }, count)
    },
  })
  return {
    delivered: new Counter({
      name: 'gateway_events_delivered_total',
      help: 'Events written to sockets',
      registers,
    }),
    recovery: new Counter({
      name: 'gateway_subscriptions_total',
      help: 'Subscriptions taken, by what became of the position asked for',
      labelNames: ['outcome'],
      registers,
    }),
    malformed: new Counter({
      name: 'gateway_malformed_frames_total',
      help: 'Frames that could not be read',
      labelNames: ['fault'],
      registers,
    }),
    closed: new Counter({
      name: 'gateway_closed_total',
      help: 'Sockets closed, by code',
      labelNames: ['code'],
      registers,
    }),
    rejectedHandshakes: new Counter({
      name: 'gateway_refused_handshakes_total',
      help: 'Handshakes answered by an HTTP error, by status',
      labelNames: ['status'],
      registers,
    }),
  }
}

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>
