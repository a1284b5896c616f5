import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'
import type { Metrics } from '../metrics'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can merge
  interface FastifyContextConfig {
    /** Its answers take as long as the client stays: their time says nothing about the server. */
    isEndless?: true
  }
}

const SLOW_MS = 1_000

/**
 * Counts and times every request by its route, never by its URL, and logs the slow and the failed
 * ones.
 */
export function addRequestRecords(app: FastifyInstance, metrics: Metrics): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isEndless && reply.statusCode === 200) return done()
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
    const isNotable = reply.statusCode >= 500 || reply.elapsedTime > SLOW_MS
    if (isNotable) request.log.info(recordOf(request, reply), 'request')
    else if (request.log.level === 'debug' || request.log.level === 'trace')
      request.log.debug(recordOf(request, reply), 'request')
    done()
  })
}

function recordOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
}
