import { setMaxListeners } from 'node:events'
import { type App, type AppDeps, buildApp } from '../app'
import { readConfig } from '../config'
import { createInProcessBus } from '../platform/bus'
import { systemClock } from '../platform/clock'
import { connect, type Db } from '../platform/database'
import { createLog } from '../platform/log'
import { createMetrics } from '../platform/metrics'
import { createReadiness } from '../platform/process/readiness'
import { createScratchDir } from './scratch-dir'
import { startLeading } from './start-leading'
import { createTestDatabase } from './test-database'

export type WholeApp = { app: App; db: Db; url: string; varDir: string; close: () => Promise<void> }

/** Location of its data: created when absent, and removed with it. */
type Place = { url: string; varDir: string }

/** The server as in `main.ts`, without ports, with a database of its own and these feeds. */
export async function openWholeApp(
  env: Record<string, string> = {},
  place?: Place,
  feeds: AppDeps['feeds'] = {},
): Promise<WholeApp> {
  const { database, scratch } = place ? openPlace(place) : await makePlace()
  const config = readConfig({ FEED: 'none', VAR_DIR: scratch.dir, ROLES: 'api,gateway', ...env })
  const { db } = database
  const app = buildApp(config, {
    db,
    bus: createInProcessBus(),
    clock: systemClock,
    log: createLog('silent'),
    metrics: createMetrics(),
    readiness: createReadiness(db),
    feeds,
  })
  const running = new AbortController()
  setMaxListeners(100, running.signal)
  if (config.roles.has('feed')) await startLeading(app.modules, running.signal)
  else await Promise.all(app.modules.map((module) => module.start?.(running.signal)))
  await app.http.ready()
  return {
    app,
    db,
    url: database.url,
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

async function makePlace() {
  return { database: await createTestDatabase(), scratch: await createScratchDir() }
}

function openPlace({ url, varDir }: Place) {
  const db = connect(url, createLog('silent'))
  const scratch = { dir: varDir, remove: async () => undefined }
  return { database: { db, url, drop: () => db.destroy() }, scratch }
}
