import { setMaxListeners } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../../../server/src/app'
import { readConfig } from '../../../../server/src/config'
import { createInProcessBus } from '../../../../server/src/platform/bus'
import { systemClock } from '../../../../server/src/platform/clock'
import { connect, JOB_LIMITS, openDatabase } from '../../../../server/src/platform/database'
import { createGateway } from '../../../../server/src/platform/gateway'
import { openPort } from '../../../../server/src/platform/http'
import { createLog } from '../../../../server/src/platform/log'
import { createMetrics } from '../../../../server/src/platform/metrics'
import { createReadiness } from '../../../../server/src/platform/process/readiness'
import { startLeading } from '../../../../server/src/testing'
import { makeGroup, makeMembers } from './members'
import type { ServerAnswer, ServerOrder } from './orders'

/**
 * The whole product in one process, as `main.ts` builds it, with so many members, of whom so many
 * are in one group.
 */
const [members = 0, inGroup = 0] = process.argv.slice(2).map(Number)
const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-im-sockets-'))
// As root the database runs as another user, who needs access.
chmodSync(varDir, 0o755)
const config = readConfig({ VAR_DIR: varDir, FEED: 'none', ROLES: 'api,gateway,feed' })
const log = createLog('warn')
const metrics = createMetrics()
const database = await openDatabase(config, log)
const bus = createInProcessBus()
const parts = { db: database.db, bus, clock: systemClock, log, metrics }
const app = buildApp(config, { ...parts, readiness: createReadiness(database.db), feeds: {} })
const running = new AbortController()
setMaxListeners(300, running.signal)
await startLeading(app.modules, running.signal)
const port = await openPort(app.http, { port: 0 })
const { redeemTicket, alive } = app.sockets
const topics = app.modules.flatMap((module) => module.topics ?? [])
const gateway = createGateway({ ...parts, topics, authenticate: redeemTicket, alive })
gateway.attach(port.server)
const lines = new Set<Socket>()
port.server.on('connection', (line: Socket) => {
  lines.add(line)
  line.once('close', () => lines.delete(line))
})
await makeMembers(database.db, members)
const groupId = inGroup > 0 ? await makeGroup(database.db, inGroup) : ''
// As a database that has been in use for a while.
const owner = connect(database.url, log, JOB_LIMITS)
await sql`ANALYZE`.execute(owner)
await owner.destroy()

function answer(message: ServerAnswer): void {
  process.send?.(message)
}

async function end(): Promise<void> {
  running.abort()
  await gateway.drain(0)
  await port.close(0)
  await bus.close()
  await database.close()
  rmSync(varDir, { recursive: true, force: true })
  process.exit(0)
}

process.on('message', (order: ServerOrder) => {
  if (order.do === 'disconnect') {
    for (const line of lines) line.destroy()
    answer({ to: 'disconnect' })
    return
  }
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  answer({ to: 'state', usedBytes: heapUsed + external, sockets: gateway.stats().im })
})
process.on('disconnect', () => void end())
answer({ to: 'start', port: port.number, groupId })
