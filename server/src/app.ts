import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { type Content, createContent } from './content'
import type { Feeds } from './feeds'
import { createLiveRooms, type LiveRooms } from './live-rooms'
import { createSports, listFeeds, type MatchSports } from './match-sports'
import { createMemberPlatform } from './member-platform'
import { createMessages } from './messages'
import { type Accounts, accountsModule, type MemberPart } from './modules/accounts'
import { appModule } from './modules/app'
import { basketball } from './modules/basketball'
import { football } from './modules/football'
import { imModule } from './modules/im'
import { lotteryModule } from './modules/lottery'
import { operateModule } from './modules/operate'
import { personalModule } from './modules/personal'
import { profileModule } from './modules/profile'
import { registryModule } from './modules/registry'
import { type RelationsModule, relationsModule } from './modules/relations'
import { retentionModule, retentionRules } from './modules/retention'
import { recordActs, securityModule } from './modules/security'
import { tvModule } from './modules/tv'
import { type Ledger, walletModule } from './modules/wallet'
import { webModule } from './modules/web'
import type { Bus } from './platform/bus'
import type { Clock } from './platform/clock'
import { type Db, isSaturated } from './platform/database'
import { buildHttp, buildInternal, type User } from './platform/http'
import { createJobs } from './platform/jobs'
import type { Logger } from './platform/log'
import type { Metrics } from './platform/metrics'
import type { Moderation } from './platform/moderation'
import type { Module } from './platform/module'
import type { NotifyDevices, SendNotices } from './platform/notices'
import type { Pictures } from './platform/pictures'
import type { Readiness } from './platform/process/readiness'
import { createSecurityLog } from './platform/security-log'
import { createStaffTokens, type Staff } from './platform/staff'
import type { ObjectStorage } from './platform/storage'
import type { TextFilter } from './platform/text-filter'
import { createStoredTopics } from './platform/topics'
import { readAverageEuro } from './sports/odds'

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
  const staff = createStaff(config, deps)
  const topics = createStoredTopics(deps)
  const platform = createMemberPlatform(config, deps, {
    staff,
    topics,
    kinds: () => modules.flatMap((module) => module.moderates ?? []),
    endSessions: (memberId) => accounts.endSessions(memberId),
    stopBroadcast: (memberId) => live.anchorRooms.stopBroadcast(memberId),
  })
  const { pictures, textFilter, moderation, governance, noticeBoard } = platform
  const { notices, notifyDevices } = platform
  const isApi = config.roles.has('api')
  const relations = relationsModule({ ...deps, notices, notifyDevices, isApi })
  const { members, ledger, isMinor } = createMemberModules(config, {
    ...deps,
    staff,
    ...platform,
    relations,
  })
  const live = createLiveRooms(config, {
    ...deps,
    ...platform,
    topics,
    staff,
    ledger,
    isMinor,
    issueTicket: (user) => accounts.tickets.issue(user),
    ...relations.relations,
  })
  const feeds = listFeeds(config, deps)
  const sports = createSports(config, deps, feeds)
  const content = createContent(config, {
    ...deps,
    ...platform,
    staff,
    feeds,
    minutes: sports.minutes,
    relations: relations.relations,
  })
  const messages = createMessages(config, {
    ...deps,
    ...platform,
    topics,
    staff,
    isMinor,
    relations: relations.relations,
  })
  const own = [...messages.parts, ...members, relations, noticeBoard, governance]
  const parts = partsOf(live, own, [content])
  const accounts: Accounts = accountsModule({ ...deps, config, parts, notifyDevices, notices })
  const modules: Module[] = [
    pictures,
    textFilter,
    moderation,
    ...listModules(config, deps, { ...live, accounts, members, staff, content, sports }),
    noticeBoard,
    relations,
    governance,
    ...live.modules,
    ...[content, messages].flatMap((written) => written.modules),
    securityModule({ ...deps, staff }),
  ]
  return {
    modules: [...modules, createJobs({ ...deps, jobs: modules.flatMap(({ jobs = [] }) => jobs) })],
    staff,
    ...buildPorts(config, deps, { modules, accounts, staff }),
    sockets: { redeemTicket: accounts.tickets.redeem, alive: accounts.alive },
  }
}

type Served = { modules: Module[]; accounts: Accounts; staff: Staff }

function buildPorts(
  config: Config,
  { db, log, metrics, readiness }: AppDeps,
  { modules, accounts, staff }: Served,
): Pick<App, 'http' | 'internal'> {
  const { authenticate, authenticateCookie } = accounts
  return {
    http: buildHttp({
      config,
      log,
      metrics,
      modules,
      authenticate,
      authenticateCookie,
      isDatabaseBusy: () => isSaturated(db),
      observe: (http) => recordActs(http, staff.securityLog),
    }),
    internal: buildInternal({ log, metrics, modules, readiness }),
  }
}

type WithPart = { part: MemberPart }

/** Data of members in the order in which it is erased. */
function partsOf(
  { parts }: LiveRooms,
  own: readonly WithPart[],
  written: readonly { parts: readonly WithPart[] }[],
): MemberPart[] {
  const texts = written.flatMap((each) => each.parts)
  return [...parts.beforeWallet, ...own, ...parts.others, ...texts].map(({ part }) => part)
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
  relations: RelationsModule
}

type MemberModules = {
  members: (Module & { part: MemberPart })[]
  ledger: Ledger
  isMinor: (memberId: string) => Promise<boolean>
}

/**
 * A member's data besides the account; each module offers its part for creation, export and
 * erasure.
 */
function createMemberModules(config: Config, deps: MemberDeps): MemberModules {
  const { followed, relations } = deps.relations
  const { hasBlocked, hiddenFor } = relations
  const profile = profileModule({ ...deps, config, hasBlocked })
  const { historyDays } = config.retention
  const { isMinor } = profile
  const wallet = walletModule({ ...deps, isMinor })
  const personal = personalModule({ ...deps, historyDays, relations: { hiddenFor, followed } })
  const members = [wallet, personal, profile]
  return { members, ledger: wallet.ledger, isMinor }
}

type Parts = Pick<LiveRooms, 'anchorRooms'> & {
  accounts: Accounts
  members: Module[]
  staff: Staff
  content: Content
  sports: MatchSports
}

function listModules(config: Config, deps: AppDeps, parts: Parts): Module[] {
  const { accounts, members, staff, content, sports, anchorRooms } = parts
  const { db, clock } = deps
  const { roles } = config
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
          tvModule(anchorRooms),
          appModule(config),
          operateModule({ db, clock, staff }),
          imModule({ messageHost: config.messageHost, issueTicket: accounts.tickets.issue }),
          ...members,
        ]
      : []),
    // Last: its pages match every address that no other module has.
    ...(roles.has('web')
      ? listWebModules(config, {
          ...deps,
          staff,
          describedBy: [...sports.describedBy, ...members, ...content.describedBy],
        })
      : []),
  ]
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
