import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { createFeeds, type Feeds, NO_FEEDS } from './feeds'
import type { Feed } from './feeds/feed'
import { type Accounts, accountsModule, type MemberPart } from './modules/accounts'
import { appModule } from './modules/app'
import { basketball, basketballModules } from './modules/basketball'
import { football, footballModules } from './modules/football'
import { imModule } from './modules/im'
import { countLottery, createLotteryStore, lotteryColumns, lotteryModule } from './modules/lottery'
import { noticesModule } from './modules/notices'
import { operateModule } from './modules/operate'
import { personalModule } from './modules/personal'
import { predictedBasketball, predictedFootball, predictionsModule } from './modules/predictions'
import { profileModule } from './modules/profile'
import { registryModule } from './modules/registry'
import { retentionModule, retentionRules } from './modules/retention'
import { roomsModule } from './modules/rooms'
import { recordActs, securityModule } from './modules/security'
import { tvModule } from './modules/tv'
import { walletModule } from './modules/wallet'
import { webModule } from './modules/web'
import type { Bus } from './platform/bus'
import type { Clock } from './platform/clock'
import { type Db, isSaturated } from './platform/database'
import { buildHttp, buildInternal, type User } from './platform/http'
import { createJobs } from './platform/jobs'
import type { Logger } from './platform/log'
import type { Metrics } from './platform/metrics'
import { createModeration, type Moderation } from './platform/moderation'
import type { Module } from './platform/module'
import { createNotifyDevices, type NotifyDevices, type SendNotices } from './platform/notices'
import { createPictures, type Pictures } from './platform/pictures'
import type { Readiness } from './platform/process/readiness'
import { createSecurityLog } from './platform/security-log'
import { createStaffTokens, type Staff } from './platform/staff'
import { createLocalStorage, type ObjectStorage } from './platform/storage'
import { createTextFilter, type TextFilter } from './platform/text-filter'
import { createStoredTopics } from './platform/topics'
import type { MatchLists } from './sports/lists'
import { listOddsModule, readAverageEuro } from './sports/odds'
import type { Sport } from './sports/sport'

const SHELL_DIR = fileURLToPath(new URL('../../shell/dist', import.meta.url))
const SHELL_PUBLIC_DIR = fileURLToPath(new URL('../../shell/public', import.meta.url))

export type AppDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  readiness: Readiness
  /** Run in place of the configured feeds; a sport that is not named has none. */
  feeds?: Partial<Feeds>
}

export type App = {
  modules: Module[]
  staff: Staff
  /** For the public ports. */
  http: FastifyInstance
  /** For the internal port. */
  internal: FastifyInstance
  /** How sockets log in, and which of their sessions are valid. */
  sockets: {
    redeemTicket: (ticket: string) => Promise<User | null>
    alive: (sessionIds: readonly string[]) => Promise<string[]>
  }
}

/** The server without its ports: each listed module gets exactly the dependencies it needs. */
export function buildApp(config: Config, deps: AppDeps): App {
  const { log, metrics, readiness } = deps
  const staff = createStaff(config, deps)
  const topics = createStoredTopics(deps)
  const notifyDevices = createNotifyDevices({ ...deps, topics })
  const noticeBoard = noticesModule({ ...deps, topics, isApi: config.roles.has('api') })
  const { notices } = noticeBoard
  const pictures = createPictures(deps.log)
  const storage = createLocalStorage({
    dir: path.join(config.varDir, 'uploads'),
    maxBytes: config.storageMaxBytes,
  })
  const textFilter = createTextFilter({ ...deps, staff })
  const moderation: Moderation = createModeration({
    ...deps,
    staff,
    kinds: () => modules.flatMap((module) => module.moderates ?? []),
  })
  const platform = { notifyDevices, notices, pictures, storage, textFilter, moderation }
  const members = listMemberModules(config, { ...deps, staff, ...platform })
  const rooms = roomsModule({ ...deps, topics, textFilter, staff, isApi: config.roles.has('api') })
  const parts = [...members, noticeBoard, rooms].map(({ part }) => part)
  const accounts = accountsModule({ ...deps, config, parts, notifyDevices, notices })
  const modules: Module[] = [
    pictures,
    textFilter,
    moderation,
    ...listModules(config, deps, { accounts, members, staff }),
    noticeBoard,
    rooms,
    securityModule({ ...deps, staff }),
  ]
  const jobs = modules.flatMap((module) => module.jobs ?? [])
  return {
    modules: [...modules, createJobs({ ...deps, jobs })],
    staff,
    http: buildHttp({
      config,
      log,
      metrics,
      modules,
      authenticate: accounts.authenticate,
      isDatabaseBusy: () => isSaturated(deps.db),
      observe: (http) => recordActs(http, staff.securityLog),
      authenticateCookie: accounts.authenticateCookie,
    }),
    internal: buildInternal({ log, metrics, modules, readiness }),
    sockets: { redeemTicket: accounts.tickets.redeem, alive: accounts.alive },
  }
}

/** Staff tokens and the security log. */
function createStaff({ varDir }: Config, { db, clock, log }: AppDeps): Staff {
  const deps = { db, clock, log, keysDir: path.join(varDir, 'keys') }
  return { tokens: createStaffTokens(deps), securityLog: createSecurityLog(deps) }
}

type MemberDeps = AppDeps & {
  staff: Staff
  notifyDevices: NotifyDevices
  pictures: Pictures
  storage: ObjectStorage
  textFilter: TextFilter
  notices: SendNotices<NoticeContent>
  moderation: Moderation
}

/**
 * A member's data besides the account; each module offers its part for creation, export and
 * erasure.
 */
function listMemberModules(config: Config, deps: MemberDeps): (Module & { part: MemberPart })[] {
  const profile = profileModule({ ...deps, config })
  const { historyDays } = config.retention
  return [
    walletModule({ ...deps, isMinor: profile.isMinor }),
    personalModule({ ...deps, historyDays }),
    profile,
  ]
}

type Parts = { accounts: Accounts; members: Module[]; staff: Staff }

function listModules(config: Config, deps: AppDeps, { accounts, members, staff }: Parts): Module[] {
  const { db, clock } = deps
  const { roles } = config
  const sports = listSports(config, deps)
  const { lists } = sports
  return [
    accounts,
    ...sports.modules,
    ...(roles.has('feed')
      ? [
          retentionModule({
            ...deps,
            sports: [football, basketball],
            rules: retentionRules(config),
          }),
        ]
      : []),
    ...(roles.has('api')
      ? [
          lotteryModule({ db, clock, lists, readAverages: readAverageEuro }),
          tvModule(),
          appModule(config),
          operateModule({ db, clock, staff }),
          imModule({ messageHost: config.messageHost, issueTicket: accounts.tickets.issue }),
          ...members,
        ]
      : []),
    // Last: its pages match every address that no other module has.
    ...(roles.has('web')
      ? listWebModules(config, { ...deps, staff, describedBy: [...sports.describedBy, ...members] })
      : []),
  ]
}

/** Football and basketball, and the modules that need both. */
function listSports(config: Config, deps: AppDeps) {
  const { db, bus, clock, log, metrics } = deps
  const { roles } = config
  const feeds = listFeeds(config, deps)
  const context = { db, bus, clock, log, metrics, roles }
  const matches = footballModules({
    ...context,
    feed: feeds.football,
    stores: [createLotteryStore(countLottery(metrics))],
    columns: [lotteryColumns],
  })
  const games = basketballModules({ ...context, feed: feeds.basketball })
  const listOdds = {
    [SPORT.football]: matches.odds.listOdds,
    [SPORT.basketball]: games.odds.listOdds,
  }
  const modules: Module[] = [
    matches.football,
    matches.match,
    matches.odds,
    matches.analysis,
    games.basketball,
    games.match,
    games.odds,
    games.analysis,
    ...(roles.has('api') ? [listOddsModule(listOdds)] : []),
    predictionsModule({
      ...{ db, clock, log, roles, varDir: config.varDir },
      sports: [
        predictedFootball(shownBy(football, { lists: matches.lists, feed: feeds.football, roles })),
        predictedBasketball(
          shownBy(basketball, { lists: games.lists, feed: feeds.basketball, roles }),
        ),
      ],
    }),
  ]
  return { lists: matches.lists, describedBy: [matches.football, games.basketball], modules }
}

/** The feeds that this process runs while it leads. */
function listFeeds(config: Config, deps: AppDeps): Feeds {
  if (!config.roles.has('feed')) return NO_FEEDS
  return deps.feeds ? { ...NO_FEEDS, ...deps.feeds } : createFeeds(config, deps)
}

type Shown = {
  lists: Pick<MatchLists, 'sources' | 'feed'>
  feed: Pick<Feed, 'source' | 'speed'> | null
  roles: ReadonlySet<string>
}

/** Sources and speed of the feed. A process that may run it need not wait for its lists. */
function shownBy({ sources }: Sport, { lists, feed, roles }: Shown) {
  const runsFeed = roles.has('feed')
  return {
    sources: () => (runsFeed ? sources.shown(feed?.source ?? 'none') : lists.sources()),
    speed: () => (runsFeed ? (feed?.speed ?? 1) : lists.feed().speed),
  }
}

type WebModuleDeps = AppDeps & { staff: Staff; describedBy: Module[] }

function listWebModules(config: Config, deps: WebModuleDeps): Module[] {
  const { db, bus, clock, log, metrics, staff, describedBy } = deps
  const registry = registryModule({
    db,
    bus,
    clock,
    log,
    metrics,
    config,
    staff,
    shellDir: SHELL_DIR,
  })
  const web = webModule({
    remotes: registry.remotes,
    describedBy,
    config,
    clock,
    log,
    shellDir: SHELL_DIR,
    publicDir: SHELL_PUBLIC_DIR,
  })
  return [registry, web]
}
