import type { FastifyInstance } from 'fastify'
import { RequestError } from '../errors'
import type { Logger } from '../log'
import type { Metrics } from '../metrics'
import type { Module } from '../module'
import type { Readiness } from '../process/readiness'
import { addErrorAnswers } from './answers/answer-error'
import { createServer } from './build-http'

export type InternalOptions = {
  log: Logger
  metrics: Metrics
  modules: Module[]
  readiness: Readiness
}

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * The application of the internal port: health, metrics and the administration routes of modules.
 */
export function buildInternal({
  log,
  metrics,
  modules,
  readiness,
}: InternalOptions): FastifyInstance {
  const app = createServer({ log })
  addErrorAnswers(app)
  app.addHook('onRequest', async (request) => {
    // A page in a browser on this machine could reach this port under a foreign name that resolves
    // to it.
    if (!LOOPBACK.test(request.headers.host ?? '')) throw new RequestError('auth.not_allowed')
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const report = await readiness.report()
    return reply.status(report.isReady ? 200 : 503).send(report)
  })
  app.get('/metrics', async (_, reply) => {
    reply.type(metrics.contentType)
    return metrics.metrics()
  })
  app.register(async (routes) => {
    for (const module of modules) module.internalRoutes?.(routes)
  })
  return app
}
