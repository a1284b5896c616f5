import { setMaxListeners } from 'node:events'
import { buildApp } from './app'
import { type Config, ConfigError } from './config'
import { checkFeed } from './feeds'
import { createInProcessBus, createNatsBus } from './platform/bus'
import { systemClock } from './platform/clock'
import { openDatabase } from './platform/database'
import { createGateway } from './platform/gateway'
import {
  ConnectionBudget,
  connectionLimits,
  createClientAddress,
  createLoadMonitor,
  openPort,
  readDescriptorLimit,
} from './platform/http'
import { createLeadership, type Term } from './platform/leader'
import { createLog, type Logger } from './platform/log'
import { createMetrics } from './platform/metrics'
import type { Module } from './platform/module'
import { createLife, endOnSignals, type Life } from './platform/process/life'
import { createReadiness } from './platform/process/readiness'
import { StartError, startStep } from './platform/process/start-error'
import { onSupervisorGone, reportToSupervisor } from './platform/process/supervised'

/** Sockets come back over this time after a stop, so that the next process is not run over. */
const SPREAD_MS = 10_000
/** A tenth of what the gateway takes in a second. */
const HANDSHAKES_PER_NETWORK = 300
const REQUEST_GRACE_MS = 5_000

/** Starts the server of these settings in this process; it ends on a signal, and when the start fails. */
export function serve(config: Config): void {
  const log = createLog(config.logLevel)
  const life = createLife(log, (code) => process.exit(code))
  endOnSignals(life, log)
  onSupervisorGone(() => void life.end(0, 'the supervisor is gone'))
  start(config, log, life).catch((error: unknown) => {
    if (error instanceof ConfigError || error instanceof StartError) {
      process.stderr.write(`${error.message}\n`)
      reportToSupervisor('cannot start')
    } else log.fatal({ err: error }, 'start failed')
    return life.end(1, 'start failed')
  })
}

async function start(config: Config, log: Logger, life: Life): Promise<void> {
  const metrics = createMetrics()
  checkFeed(config)
  const database = await startStep(
    config.databaseUrl ? 'DATABASE_URL does not serve' : 'the embedded database does not start',
    openDatabase(config, log),
  )
  life.atEnd('database', database.close)
  const bus = config.natsUrl
    ? await startStep('NATS_URL does not serve', createNatsBus(config.natsUrl, log))
    : createInProcessBus()
  life.atEnd('bus', bus.close)

  const readiness = createReadiness(database.db)
  readiness.add('message broker', () => bus.check().then(() => null))
  const app = buildApp(config, {
    db: database.db,
    bus,
    clock: systemClock,
    log,
    metrics,
    readiness,
  })
  const address = createClientAddress(config.trustProxy)
  const limits = connectionLimits(readDescriptorLimit(), config.maxConnections)
  const budget = new ConnectionBudget({ limits, isProxy: address.isProxy, metrics })
  const internal = await startStep(
    `INTERNAL_PORT ${config.internalPort} cannot be opened`,
    openPort(app.internal, {
      budget,
      port: config.internalPort,
      host: '127.0.0.1',
      requestTimeoutMs: 60_000,
    }),
  )
  life.atEnd('internal port', () => internal.close(500))

  const running = new AbortController()
  setMaxListeners(100, running.signal)
  life.atEnd('modules', () => running.abort())
  await Promise.all(app.modules.map((module) => module.start?.(running.signal)))
  const leadership = createLeadership({ ...database, role: 'feed', log, metrics })
  if (config.roles.has('feed')) {
    const feedCheck = async () =>
      (await leadership.hasLeader()) ? null : 'no process leads the feed'
    readiness.add('feed', feedCheck)
    await leadership.stand((term) => lead(app.modules, term), running.signal)
    if (!leadership.isLeader() && !config.natsUrl)
      log.warn('NATS_URL is not set: this process has no lists to show until it leads')
  }

  const load = createLoadMonitor({ metrics })
  const ports = [
    await startStep(
      `PORT ${config.port} cannot be opened`,
      openPort(app.http, { port: config.port, budget, load }),
    ),
    await startStep(
      `CHATGPT_PORT ${config.chatGptPort} cannot be opened`,
      openPort(app.http, { port: config.chatGptPort, budget, load }),
    ),
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
      networkOf: address.networkOf,
      perNetwork: { maxSockets: limits.perNetwork, handshakesPerSecond: HANDSHAKES_PER_NETWORK },
    })
    for (const { server } of ports) gateway.attach(server)
    life.atEnd('gateway', () => gateway.drain(SPREAD_MS))
  }

  life.atEnd('readiness', () => readiness.stopping())
  readiness.modulesStarted()
  reportToSupervisor('ready')
  const [port, chatGptPort] = ports.map(({ number }) => number)
  log.info({ port, chatGptPort, internalPort: internal.number, roles: [...config.roles] }, 'ready')
}

async function lead(modules: readonly Module[], term: Term): Promise<void> {
  await Promise.all(modules.map((module) => module.lead?.(term)))
}
