import { setMaxListeners } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../../../../server/src/app'
import { readConfig } from '../../../../server/src/config'
import { createInProcessBus } from '../../../../server/src/platform/bus'
import { systemClock } from '../../../../server/src/platform/clock'
import { openDatabase } from '../../../../server/src/platform/database'
import { createGateway } from '../../../../server/src/platform/gateway'
import { createLoadMonitor, openPort } from '../../../../server/src/platform/http'
import { createLog } from '../../../../server/src/platform/log'
import { createMetrics } from '../../../../server/src/platform/metrics'
import { createReadiness } from '../../../../server/src/platform/process/readiness'
import { startLeading } from '../../../../server/src/testing'
import { createManualFeed } from '../../gateway/manual-feed'
import { dueAt, sharedNow, type Timetable } from '../../gateway/messages'
import type { Cpu, ServerOrder, ServerStarted, StoreTimes } from './orders'

/**
 * Calls, gateway and feed of the product in one process, as `main.ts` builds them, on a database
 * that the benchmark has opened.
 */
const config = readConfig({
  VAR_DIR: process.env.VAR_DIR ?? '',
  FEED: 'none',
  ROLES: 'api,gateway,feed',
})
const log = createLog('error')
const metrics = createMetrics()
const database = await openDatabase(config, log)
const bus = createInProcessBus()
const { feed, scoreGoal } = createManualFeed()
const parts = { db: database.db, bus, clock: systemClock, log, metrics }
const readiness = createReadiness(database.db)
const app = buildApp(config, { ...parts, readiness, feeds: { football: feed } })
const running = new AbortController()
setMaxListeners(300, running.signal)
await startLeading(app.modules, running.signal)
const port = await openPort(app.http, { port: 0, load: createLoadMonitor({ metrics }) })
const { redeemTicket, alive } = app.sockets
const topics = app.modules.flatMap((module) => module.topics ?? [])
const gateway = createGateway({ ...parts, topics, authenticate: redeemTicket, alive })
gateway.attach(port.server)

async function sendGoals(count: number, timetable: Timetable): Promise<void> {
  for (let n = timetable.from; n < timetable.from + count; n++) {
    await sleep(Math.max(0, dueAt(n, timetable) - sharedNow()))
    // Not awaited: a feed sends the next goal on time.
    void scoreGoal(n)
  }
  process.send?.({})
}

function cpu(): Cpu {
  const { user, system } = process.cpuUsage()
  return { usedMs: (user + system) / 1_000, atMs: sharedNow() }
}

const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()

async function timesSinceLast(): Promise<StoreTimes> {
  const read = async (name: string, quantile: number) => {
    const { values = [] } = (await metrics.getSingleMetric(name)?.get()) ?? {}
    return 1_000 * (values.find(({ labels }) => labels.quantile === quantile)?.value ?? 0)
  }
  const [waited, stored] = ['room_message_waited_seconds', 'room_batch_seconds']
  const times = {
    waitedP50Ms: await read(waited, 0.5),
    waitedP99Ms: await read(waited, 0.99),
    storedP50Ms: await read(stored, 0.5),
    storedP99Ms: await read(stored, 0.99),
    loopP99Ms: loop.percentile(99) / 1e6,
  }
  for (const name of [waited, stored]) metrics.getSingleMetric(name)?.reset()
  loop.reset()
  return times
}

process.on('message', async (order: ServerOrder) => {
  if (order.do === 'cpu') process.send?.(cpu())
  else if (order.do === 'times') process.send?.(await timesSinceLast())
  else void sendGoals(order.count, order.timetable)
})
process.on('disconnect', () => process.exit(0))
const started: ServerStarted = { port: port.number }
process.send?.(started)
