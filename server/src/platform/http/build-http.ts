import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import type { Logger } from '../log'
import type { Metrics } from '../metrics'
import type { Module } from '../module'
import { addErrorAnswers, answerError } from './answer-error'
import { addApiDocument } from './api-document'
import { addOverloadGuard } from './overload'
import { addRequestRecords } from './request-records'
import { addSecurityHeaders, type SecurityConfig } from './security-headers'
import type { User } from './serve'

export const BODY_BYTES = 64 * 1024

export type HttpOptions = {
  config: SecurityConfig & { trustProxy: string[] }
  log: Logger
  metrics: Metrics
  modules: Module[]
  authenticate: (token: string) => Promise<User | null>
  /** For more than one port on the same application. */
  serverFactory?: FastifyServerFactory
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

/** Fastify with the limits that hold for every port of ours. */
export function createServer(
  options: Pick<HttpOptions, 'log' | 'serverFactory'> & { config?: { trustProxy: string[] } },
) {
  return Fastify({
    loggerInstance: options.log,
    disableRequestLogging: true,
    bodyLimit: BODY_BYTES,
    // A client that sends its request drop by drop is cut off.
    requestTimeout: 10_000,
    http: { headersTimeout: 8_000, maxHeaderSize: 16 * 1024 },
    keepAliveTimeout: 30_000,
    // An id from outside could be forged or break the log.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: options.config?.trustProxy.length ? options.config.trustProxy : false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: true },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  }) as unknown as FastifyInstance
}
