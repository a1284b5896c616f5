import { setMaxListeners } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../../server/src/app'
import { readConfig } from '../../../server/src/config'
import { createInProcessBus } from '../../../server/src/platform/bus'
import { systemClock } from '../../../server/src/platform/clock'
import { openDatabase } from '../../../server/src/platform/database'
import { createGateway } from '../../../server/src/platform/gateway'
import { openPort } from '../../../server/src/platform/http'
import { createLog } from '../../../server/src/platform/log'
import { createMetrics } from '../../../server/src/platform/metrics'
import { createReadiness } from '../../../server/src/platform/process/readiness'
import { startLeading } from '../../../server/src/testing'

/**
 * The whole product in one process, as `main.ts` builds it, with the feed of the environment's
 * vendor.
 */
const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-fed-'))
// As root the database runs as another user, who needs access.
chmodSync(varDir, 0o755)
const config = readConfig({ ...process.env, VAR_DIR: varDir, ROLES: 'api,gateway,feed' })
const log = createLog('warn')
const metrics = createMetrics()
const database = await openDatabase(config, log)
const bus = createInProcessBus()
const parts = { db: database.db, bus, clock: systemClock, log, metrics }
const app = buildApp(config, { ...parts, readiness: createReadiness(database.db) })
const running = new AbortController()
setMaxListeners(300, running.signal)
const port = await openPort(app.http, { port: 0 })
const { redeemTicket, alive } = app.sockets
const topics = app.modules.flatMap((module) => module.topics ?? [])
const gateway = createGateway({ ...parts, topics, authenticate: redeemTicket, alive })
gateway.attach(port.server)
await startLeading(app.modules, running.signal)

let spent = process.cpuUsage()

/** Share of a core that this process has used since `sinceMs`. */
function cpuSince(sinceMs: number): number {
  const { user, system } = process.cpuUsage(spent)
  spent = process.cpuUsage()
  return (user + system) / 1_000 / sinceMs
}

process.on('message', ({ sinceMs }: { sinceMs: number }) =>
  process.send?.({ cpu: cpuSince(sinceMs) }),
)
process.on('disconnect', async () => {
  running.abort()
  await gateway.drain(0)
  await port.close(0)
  await bus.close()
  await database.close()
  rmSync(varDir, { recursive: true, force: true })
  process.exit(0)
})
process.send?.({ port: port.number })
