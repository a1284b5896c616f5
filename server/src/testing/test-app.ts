import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config'
import { buildHttp, type CookieLogin, type User } from '../platform/http'
import { createLog, type Logger } from '../platform/log'
import { createMetrics } from '../platform/metrics'
import type { Module } from '../platform/module'

export type TestAppOptions = {
  modules: Module[]
  /** Environment variables of the tested process. */
  env?: Record<string, string>
  /** Without it every token is unknown. */
  authenticate?: (token: string) => Promise<User | null>
  authenticateCookie?: (token: string) => Promise<CookieLogin | null>
  log?: Logger
  isDatabaseBusy?: () => boolean
}

/**
 * The public application with these modules, ready for `inject` or `listen({ port: 0 })`; close it
 * after the test.
 */
export async function createTestApp(options: TestAppOptions): Promise<FastifyInstance> {
  const app = buildHttp({
    config: readConfig(options.env ?? {}),
    log: options.log ?? createLog('silent'),
    metrics: createMetrics(),
    modules: options.modules,
    authenticate: options.authenticate ?? (async () => null),
    isDatabaseBusy: options.isDatabaseBusy,
    ...(options.authenticateCookie && { authenticateCookie: options.authenticateCookie }),
  })
  await app.ready()
  return app
}
