import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config'
import { buildHttp, type User } from '../platform/http'
import { createLog, type Logger } from '../platform/log'
import { createMetrics } from '../platform/metrics'
import type { Module } from '../platform/module'

export type TestAppOptions = {
  modules: Module[]
  /** Environment variables of the process that the test imagines. */
  env?: Record<string, string>
  /** Without it every token is nobody's. */
  authenticate?: (token: string) => Promise<User | null>
  log?: Logger
}

/** The public application with these modules, ready for `inject` or `listen({ port: 0 })`; close it after the test. */
export async function createTestApp(options: TestAppOptions): Promise<FastifyInstance> {
  const app = buildHttp({
    config: readConfig(options.env ?? {}),
    log: options.log ?? createLog('silent'),
    metrics: createMetrics(),
    modules: options.modules,
    authenticate: options.authenticate ?? (async () => null),
    // Tests share two cores with everything else; a slow machine is not what they measure.
    maxEventLoopDelayMs: 60_000,
  })
  await app.ready()
  return app
}
