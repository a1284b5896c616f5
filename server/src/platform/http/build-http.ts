import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from '../log'
import type { Metrics } from '../metrics'
import type { Module } from '../module'
import { addErrorAnswers, answerError } from './answer-error'
import { addApiDocument } from './api-document'
import { addOverloadGuard } from './overload'
import { addRequestRecords } from './request-records'
import { addSecurityHeaders, type SecurityConfig } from './security-headers'
import type { User } from './serve'

const BODY_BYTES = 64 * 1024

export type HttpOptions = {
  config: SecurityConfig & { trustProxy: string[] }
  log: Logger
  metrics: Metrics
  modules: Module[]
  authenticate: (token: string) => Promise<User | null>
  /** Above this, requests are refused as `server.busy`. */
  maxEventLoopDelayMs?: number
}

/** The public application: routes of all modules behind one set of limits, headers and error answers. */
export function buildHttp(options: HttpOptions): FastifyInstance {
  const app = createServer(options)
  app.decorate('authenticate', options.authenticate)
  addSecurityHeaders(app, options.config)
  addErrorAnswers(app)
  addOverloadGuard(app, options.maxEventLoopDelayMs)
  addRequestRecords(app, options.metrics)
  addApiDocument(app)
  app.register(async (routes) => {
    for (const module of options.modules) module.routes?.(routes)
  })
  return app
}

/** Fastify with what holds for every port of ours; time limits of connections stand in `open-port.ts`. */
export function createServer({
  log,
  config,
}: {
  log: Logger
  config?: { trustProxy: string[] }
}): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // An id from outside could be forged or break the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: config?.trustProxy.length ? config.trustProxy : false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: true },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  return app as unknown as FastifyInstance
}
