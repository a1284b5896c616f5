import { type App, buildApp } from '../app'
import { readConfig } from '../config'
import { createInProcessBus } from '../platform/bus'
import { systemClock } from '../platform/clock'
import type { Db } from '../platform/database'
import { createLog } from '../platform/log'
import { createMetrics } from '../platform/metrics'
import { createReadiness } from '../platform/process/readiness'
import { createScratchDir } from './scratch-dir'
import { createTestDatabase } from './test-database'

export type WholeApp = { app: App; db: Db; varDir: string; close: () => Promise<void> }

/** The server as `main.ts` puts it together, without ports and with a database of its own; nothing feeds it. */
export async function openWholeApp(env: Record<string, string> = {}): Promise<WholeApp> {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const config = readConfig({ FEED: 'none', VAR_DIR: scratch.dir, ROLES: 'api,gateway', ...env })
  const { db } = database
  const app = buildApp(config, {
    db,
    bus: createInProcessBus(),
    clock: systemClock,
    log: createLog('silent'),
    metrics: createMetrics(),
    readiness: createReadiness(db),
  })
  const running = new AbortController()
  await Promise.all(app.modules.map((module) => module.start?.(running.signal)))
  await app.http.ready()
  return {
    app,
    db,
    varDir: scratch.dir,
    async close() {
      running.abort()
      await app.http.close()
      await app.internal.close()
      await database.drop()
      await scratch.remove()
    },
  }
}
