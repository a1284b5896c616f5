import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { createFeed } from './feeds'
import type { Feed } from './feeds/feed'
import { type Accounts, accountsModule, type MemberPart } from './modules/accounts'
import { analysisPages } from './modules/analysis'
import { footballModule } from './modules/football'
import { imModule } from './modules/im'
import { countLottery, createLotteryStore, lotteryColumns, lotteryModule } from './modules/lottery'
import { matchPages } from './modules/match'
import { oddsPages, readOddsLines } from './modules/odds'
import { createTellDevices, personalModule } from './modules/personal'
import { profileModule } from './modules/profile'
import { registryModule } from './modules/registry'
import { tvModule } from './modules/tv'
import { walletModule } from './modules/wallet'
import { webModule } from './modules/web'
import type { Bus } from './platform/bus'
import type { Clock } from './platform/clock'
import type { Db } from './platform/database'
import { buildHttp, buildInternal, type User } from './platform/http'
import type { Logger } from './platform/log'
import type { Metrics } from './platform/metrics'
import type { Module } from './platform/module'
import type { Readiness } from './platform/process/readiness'

const SHELL_DIR = fileURLToPath(new URL('../../shell/dist', import.meta.url))
const SHELL_PUBLIC_DIR = fileURLToPath(new URL('../../shell/public', import.meta.url))

export type AppDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  readiness: Readiness
  /** Runs in place of the configured feed. */
  feed?: Feed
}

export type App = {
  modules: Module[]
  /** For the public ports. */
  http: FastifyInstance
  /** For the internal port. */
  internal: FastifyInstance
  /** How sockets log in, and whether they may stay. */
  sockets: {
    redeemTicket: (ticket: string) => Promise<User | null>
    alive: (sessionIds: readonly string[]) => Promise<string[]>
  }
}

/** The server without its ports: modules listed by hand, each with exactly what it needs. */
export function buildApp(config: Config, deps: AppDeps): App {
  const { log, metrics, readiness } = deps
  const members = listMemberModules(config, deps)
  const accounts = accountsModule({ ...deps, config, parts: members.map(({ part }) => part) })
  const modules = listModules(config, deps, accounts, members)
  return {
    modules,
    http: buildHttp({ config, log, metrics, modules, authenticate: accounts.authenticate }),
    internal: buildInternal({ log, metrics, modules, readiness }),
    sockets: { redeemTicket: accounts.tickets.redeem, alive: accounts.alive },
  }
}

/** What a member has besides the account; each module offers its part of making, exporting and erasing one. */
function listMemberModules(config: Config, deps: AppDeps): (Module & { part: MemberPart })[] {
  const { db, clock, log } = deps
  const tellDevices = createTellDevices(deps.bus)
  const profile = profileModule({ db, clock, log, config, tellDevices })
  return [
    walletModule({ db, clock, config, tellDevices, isMinor: profile.isMinor }),
    personalModule({ db, clock, log, tellDevices }),
    profile,
  ]
}

function listModules(config: Config, deps: AppDeps, accounts: Accounts, members: Module[]): Module[] {
  const { db, bus, clock, log, metrics } = deps
  const { roles } = config
  const registry = registryModule({ db, bus, clock, log, config, shellDir: SHELL_DIR })
  const web = () =>
    webModule({
      remotes: registry.remotes,
      config,
      clock,
      log,
      shellDir: SHELL_DIR,
      publicDir: SHELL_PUBLIC_DIR,
    })
  const match = matchPages({ db, bus, clock, log, metrics, roles, readOddsLines })
  const odds = oddsPages({ db, bus, clock, log, metrics, roles })
  const analysis = analysisPages({ db, clock, log, roles })
  const football = footballModule({
    db,
    bus,
    clock,
    log,
    metrics,
    roles,
    feed: roles.has('feed') ? (deps.feed ?? createFeed(config, clock, db)) : null,
    stores: [...match.stores, odds.store, createLotteryStore(countLottery(metrics))],
    columns: [lotteryColumns, analysis.ranksOf],
    onStored: (stored) => {
      match.onStored(stored)
      odds.onStored(stored)
      analysis.onStored(stored)
    },
  })
  return [
    accounts.module,
    football,
    match.module(football.lists),
    odds.module(football.lists),
    analysis.module(football),
    ...(roles.has('api')
      ? [
          lotteryModule({ db, clock, lists: football.lists }),
          tvModule(),
          imModule({ messageHost: config.messageHost, issueTicket: accounts.tickets.issue }),
          ...members,
        ]
      : []),
    // Last: its pages take every address that is nobody else's.
    ...(roles.has('web') ? [registry, web()] : []),
  ]
}
