import { collectDefaultMetrics, Registry } from 'prom-client'

export type Metrics = Registry

/** Metrics registry of one process, with memory, garbage collection and event-loop delay. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 })
  return registry
}
