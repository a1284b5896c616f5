import { collectDefaultMetrics, Registry } from 'prom-client'

export type Metrics = Registry

/** Registry of one process, with memory, garbage collection and event-loop delay already in it. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 })
  return registry
}
