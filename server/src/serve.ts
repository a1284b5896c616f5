import { setMaxListeners } from 'node:events'
import { type App, buildApp } from './app'
import { type Config, ConfigError } from './config'
import { checkFeed } from './feeds'
import { type Bus, createInProcessBus, createNatsBus } from './platform/bus'
import { systemClock } from './platform/clock'
import { type Database, openDatabase } from './platform/database'
import { createGateway, type GatewayDeps } from './platform/gateway'
import {
  ConnectionBudget,
  connectionLimits,
  createClientAddress,
  createLoadMonitor,
  openPort,
  type Port,
  readDescriptorLimit,
} from './platform/http'
import { createLeadership, type Term } from './platform/leader'
import { createLog, type Logger } from './platform/log'
import { createMetrics, type Metrics } from './platform/metrics'
import type { Module } from './platform/module'
import { startHeartbeat } from './platform/process/heartbeat'
import { createLife, endOnSignals, type Life } from './platform/process/life'
import { createReadiness, type Readiness } from './platform/process/readiness'
import { StartError, startStep } from './platform/process/start-error'
import { onSupervisorGone, reportToSupervisor } from './platform/process/supervised'

/**
 * After a stop, clients reconnect within this time, so that they do not overload the next process.
 */
const SPREAD_MS = 10_000
/** A tenth of the gateway's limit per second. */
const HANDSHAKES_PER_NETWORK = 300
const REQUEST_GRACE_MS = 5_000

/**
 * Runs the server of this configuration in this process, which ends on a signal or when the start
 * fails.
 */
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
  const { database, bus } = await openStores(config, log, life)
  const { db } = database
  const readiness = createReadiness(db)
  // Other roles serve from the database; followers read what the bus did not bring.
  if (config.roles.has('gateway') || config.roles.has('feed'))
    readiness.add('message broker', () => bus.check().then(() => null))
  const app = buildApp(config, { db, bus, clock: systemClock, log, metrics, readiness })
  const server: Server = { config, log, life, metrics, database, bus, readiness, app }

  const address = createClientAddress(config.trustProxy)
  const limits = connectionLimits(readDescriptorLimit(), config.maxConnections)
  const budget = new ConnectionBudget({ limits, isProxy: address.isProxy, metrics })
  const internal = await openInternalPort(server, budget)
  await startModules(server)
  const ports = await openPublicPorts(server, budget)
  if (config.roles.has('gateway'))
    openGateway(server, ports, { networkOf: address.networkOf, maxSockets: limits.perNetwork })

  life.atEnd('readiness', () => readiness.stopping())
  readiness.modulesStarted()
  reportToSupervisor('ready')
  startHeartbeat()
  const [port, chatGptPort] = ports.map(({ number }) => number)
  log.info({ port, chatGptPort, internalPort: internal.number, roles: [...config.roles] }, 'ready')
}

type Server = {
  config: Config
  log: Logger
  life: Life
  metrics: Metrics
  database: Database
  bus: Bus
  readiness: Readiness
  app: App
}

async function openStores(config: Config, log: Logger, life: Life) {
  const database = await startStep(
    config.databaseUrl ? 'DATABASE_URL does not serve' : 'the embedded database does not start',
    openDatabase(config, log),
  )
  life.atEnd('database', database.close)
  const bus = config.natsUrl
    ? await startStep('NATS_URL does not serve', createNatsBus(config.natsUrl, log))
    : createInProcessBus()
  life.atEnd('bus', bus.close)
  return { database, bus }
}

async function openInternalPort(
  { config, life, app }: Server,
  budget: ConnectionBudget,
): Promise<Port> {
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
  return internal
}

/** Starts all modules; a process with the role `feed` also competes for the lead. */
async function startModules({ config, log, life, ...server }: Server): Promise<void> {
  const { app, database, metrics, readiness } = server
  const running = new AbortController()
  setMaxListeners(100, running.signal)
  const leadership = createLeadership({ ...database, role: 'feed', log, metrics })
  life.atEnd('modules', async () => {
    running.abort()
    await Promise.all([leadership.ended(), ...app.modules.map((module) => module.stopped?.())])
  })
  await Promise.all(app.modules.map((module) => module.start?.(running.signal)))
  if (!config.roles.has('feed')) return
  const feedCheck = async () =>
    (await leadership.hasLeader()) ? null : 'no process leads the feed'
  readiness.add('feed', feedCheck)
  const { opened } = readiness
  await leadership.stand((term) => lead(app.modules, { ...term, opened }), running.signal)
  if (!leadership.isLeader() && !config.natsUrl)
    log.warn('NATS_URL is not set: this process has no lists to show until it leads')
}

async function openPublicPorts(
  { config, life, metrics, app }: Server,
  budget: ConnectionBudget,
): Promise<Port[]> {
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
  return ports
}

function openGateway(
  { config, log, life, metrics, bus, app }: Server,
  ports: readonly Port[],
  { networkOf, maxSockets }: Pick<GatewayDeps, 'networkOf'> & { maxSockets: number },
): void {
  const { redeemTicket, alive } = app.sockets
  const gateway = createGateway({
    bus,
    topics: app.modules.flatMap((module) => module.topics ?? []),
    authenticate: redeemTicket,
    alive,
    log,
    clock: systemClock,
    metrics,
    allowedOrigins: config.allowedOrigins.length > 0 ? config.allowedOrigins : undefined,
    networkOf,
    perNetwork: { maxSockets, handshakesPerSecond: HANDSHAKES_PER_NETWORK },
  })
  for (const { server } of ports) gateway.attach(server)
  life.atEnd('gateway', () => gateway.drain(SPREAD_MS))
}

async function lead(modules: readonly Module[], term: Term): Promise<void> {
  await Promise.all(modules.map((module) => module.lead?.(term)))
}
