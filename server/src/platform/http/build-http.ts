import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from '../log'
import type { Metrics } from '../metrics'
import type { Module } from '../module'
import { addErrorAnswers, answerError } from './answers/answer-error'
import { addSessionCookie, type CookieLogin } from './caller/session-cookie'
import { addApiDocument } from './document/api-document'
import { createLazySerializers } from './lazy-serializer'
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
  /** True while calls that read the database get `server.busy`. */
  isDatabaseBusy?: () => boolean
  /** Sees every answer of every route, for example for the security log. */
  observe?: (app: FastifyInstance) => void
  /** Sessions by cookie; without it there are none. */
  authenticateCookie?: (token: string) => Promise<CookieLogin | null>
}

/**
 * The public application: routes of all modules behind one set of limits, headers and error
 * answers.
 */
export function buildHttp(options: HttpOptions): FastifyInstance {
  const app = createServer(options)
  addSessionCookie(app, { ...options, https: options.config.https })
  addSecurityHeaders(app, options.config)
  addErrorAnswers(app)
  addRequestRecords(app, options.metrics)
  addApiDocument(app)
  options.observe?.(app)
  app.register(async (routes) => {
    for (const module of options.modules) module.routes?.(routes)
  })
  return app
}

/** Fastify with the settings of every port; `open-port.ts` has the time limits of connections. */
export function createServer({
  log,
  config,
  isDatabaseBusy = () => false,
}: {
  log: Logger
  isDatabaseBusy?: () => boolean
  config?: { trustProxy: string[] }
}): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    schemaController: { compilersFactory: { buildSerializer: createLazySerializers() } },
    // A client could forge an id or break the log with it.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // One logger for all requests: a line names its request by `requestId`, and a logger for each
    // request takes a tenth of its time.
    childLoggerFactory: (logger) => logger,
    trustProxy: config?.trustProxy.length ? config.trustProxy : false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: true },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
  })
  app.decorate('isDatabaseBusy', isDatabaseBusy)
  return app as unknown as FastifyInstance
}
