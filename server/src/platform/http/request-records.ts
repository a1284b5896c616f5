import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import type { Metrics } from '../metrics'

const SLOW_MS = 1_000

/** Counts and times every request by its route, never by its URL, and logs the slow and the failed ones. */
export function addRequestRecords(app: FastifyInstance, metrics: Metrics): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    const isNotable = reply.statusCode >= 500 || reply.elapsedTime > SLOW_MS
    const record = {
      requestId: request.id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (isNotable) request.log.info(record, 'request')
    else request.log.debug(record, 'request')
    done()
  })
}
