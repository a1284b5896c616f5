import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../../../platform/metrics'
import type { Hub } from '../hub'

export type DeliveryMetrics = ReturnType<typeof createDeliveryMetrics>

export function createDeliveryMetrics(metrics: Metrics, hub: Hub) {
  const registers = [metrics]
  new Gauge({
    name: 'media_streams',
    help: 'Live streams of this process',
    registers,
    collect() {
      this.set(hub.streams().length)
    },
  })
  return {
    viewers: new Gauge({ name: 'media_viewers', help: 'Connections that play', registers }),
    behind: new Counter({
      name: 'media_viewers_behind_total',
      help: 'Times that a viewer was too slow and continued at a later key frame',
      registers,
    }),
  }
}
