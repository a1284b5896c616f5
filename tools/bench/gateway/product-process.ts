import { setMaxListeners } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FootballList } from '@saidian/shared/contracts/football'
import type { Envelope } from '@saidian/shared/contracts/http'
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
import { createManualFeed } from './manual-feed'
import { dueAt, type GatewayAnswer, type GatewayOrder, sharedNow, type Timetable } from './messages'

/**
 * The whole product in one process, as `main.ts` builds it, with a feed that this benchmark drives.
 */
const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-feed-'))
// As root the database runs as another user, who needs access.
chmodSync(varDir, 0o755)
const config = readConfig({ VAR_DIR: varDir, FEED: 'none', ROLES: 'api,gateway,feed' })
const log = createLog('warn')
const metrics = createMetrics()
const database = await openDatabase(config, log)
const bus = createInProcessBus()
const { feed, scoreGoal } = createManualFeed()
const parts = { db: database.db, bus, clock: systemClock, log, metrics }
const feeds = { football: feed }
const app = buildApp(config, { ...parts, readiness: createReadiness(database.db), feeds })
const running = new AbortController()
setMaxListeners(300, running.signal)
await startLeading(app.modules, running.signal)
const port = await openPort(app.http, { port: 0 })
const { redeemTicket, alive } = app.sockets
const topics = app.modules.flatMap((module) => module.topics ?? [])
const gateway = createGateway({ ...parts, topics, authenticate: redeemTicket, alive })
gateway.attach(port.server)

function answer(message: GatewayAnswer): void {
  process.send?.(message)
}

async function sayGoals(count: number, timetable: Timetable): Promise<void> {
  for (let n = timetable.from; n < timetable.from + count; n++) {
    await sleep(Math.max(0, dueAt(n, timetable) - sharedNow()))
    // Not awaited: a feed sends the next goal on time.
    void scoreGoal(n)
  }
  answer({ to: 'feedGoals' })
}

/** The matches of the feed, after the board has listed them. */
async function matchIds(): Promise<number[]> {
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port.number}/live/football/v1_1/live?platform=4`)
    const { data } = (await reply.json()) as Envelope<FootballList | null>
    if (data && data.matches.length > 0) return data.matches.map(({ id }) => id)
    await sleep(200)
  }
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

process.on('message', (order: GatewayOrder) => {
  if (order.do === 'feedGoals') void sayGoals(order.count, order)
})
process.on('disconnect', () => void end())
answer({ to: 'start', port: port.number, matchIds: await matchIds() })
