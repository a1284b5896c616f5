import { setMaxListeners } from 'node:events'
import { buildApp } from './app'
import { ConfigError, readConfig } from './config'
import { createInProcessBus, createNatsBus } from './platform/bus'
import { systemClock } from './platform/clock'
import { openDatabase } from './platform/database'
import { createGateway } from './platform/gateway'
import { openPort } from './platform/http'
import { createLog } from './platform/log'
import { createMetrics } from './platform/metrics'
import { createLife, endOnSignals } from './platform/process/life'
import { createReadiness } from './platform/process/readiness'

/** Sockets come back over this time after a stop, so that the next process is not run over. */
const SPREAD_MS = 10_000
const REQUEST_GRACE_MS = 5_000

const config = configOrExit()
const log = createLog(config.logLevel)
const life = createLife(log, (code) => process.exit(code))
endOnSignals(life, log)
start().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`)
  else log.fatal({ err: error }, 'start failed')
  return life.end(1, 'start failed')
})

async function start(): Promise<void> {
  const metrics = createMetrics()
  const database = await openDatabase(config, log)
  life.atEnd('database', database.close)
  const bus = config.natsUrl ? await createNatsBus(config.natsUrl, log) : createInProcessBus()
  life.atEnd('bus', bus.close)

  const readiness = createReadiness(database.db)
  const app = buildApp(config, { db: database.db, bus, clock: systemClock, log, metrics, readiness })
  const internal = await openPort(app.internal, {
    port: config.internalPort,
    host: '127.0.0.1',
    requestTimeoutMs: 60_000,
  })
  life.atEnd('internal port', () => internal.close(500))

  const running = new AbortController()
  setMaxListeners(100, running.signal)
  life.atEnd('modules', () => running.abort())
  await Promise.all(app.modules.map((module) => module.start?.(running.signal)))

  const ports = [
    await openPort(app.http, { port: config.port }),
    await openPort(app.http, { port: config.chatGptPort }),
  ]
  life.atEnd('public ports', () => Promise.all(ports.map((port) => port.close(REQUEST_GRACE_MS))))
  if (config.roles.has('gateway')) {
    const topics = app.modules.flatMap((module) => module.topics ?? [])
    const { redeemTicket, alive } = app.sockets
    const allowedOrigins = config.allowedOrigins.length > 0 ? config.allowedOrigins : undefined
    const gateway = createGateway({
      bus,
      topics,
      authenticate: redeemTicket,
      alive,
      log,
      clock: systemClock,
      metrics,
      allowedOrigins,
    })
    for (const { server } of ports) gateway.attach(server)
    life.atEnd('gateway', () => gateway.drain(SPREAD_MS))
  }

  life.atEnd('readiness', () => readiness.stopping())
  readiness.modulesStarted()
  const [port, chatGptPort] = ports.map(({ number }) => number)
  log.info({ port, chatGptPort, internalPort: internal.number, roles: [...config.roles] }, 'ready')
}

function configOrExit() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
