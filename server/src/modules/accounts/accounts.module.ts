import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { CookieLogin, User } from '../../platform/http'
import type { Job } from '../../platform/jobs'
import { createLimits } from '../../platform/limits'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { NotifyDevices, SendNotices } from '../../platform/notices'
import { ACCOUNT, SESSION, TICKET } from './access.rules'
import { accountsRoutes } from './accounts.routes'
import { type AccountsConfig, createAccountsService } from './accounts.service'
import { createEraser } from './member/erase.service'
import type { MemberPart } from './member-part'
import type { HashCost } from './password/hasher'
import { createCookieSessions } from './session/cookie-sessions.service'
import { createSessions } from './session/sessions.service'
import { createTickets, type Tickets } from './session/tickets.service'
import { sweepOld } from './sweep'

export type AccountsDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  config: AccountsConfig & { roles: ReadonlySet<string> }
  /** What other modules store of a member; a part that others refer to comes first. */
  parts: readonly MemberPart[]
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  /** Of password hashes; only for tests of other things. */
  hashCost?: HashCost
}

export type Accounts = Module & {
  /** The user of a token; null when the token is unknown or has ended. */
  authenticate: (token: string) => Promise<User | null>
  /** The user of a cookie's token, and the token that replaces it. */
  authenticateCookie: (token: string) => Promise<CookieLogin | null>
  /** Which of these sessions are still valid. */
  alive: (sessionIds: readonly string[]) => Promise<string[]>
  /** Logs a member out on all devices. */
  endSessions: (memberId: string) => Promise<void>
  /** Tickets by which sockets log in. */
  tickets: Tickets
}

const UPKEEP: Omit<Job, 'run'> = {
  name: 'accounts/upkeep',
  schedule: { everyMs: 3_600_000 },
  limitMs: 1_200_000,
}

/** Members: accounts, login, sessions and deletion. */
export function accountsModule(deps: AccountsDeps): Accounts {
  const { db, clock, log, config } = deps
  const sessions = createSessions(deps)
  const isApi = config.roles.has('api')
  const erase = createEraser({ ...deps, sessions })

  async function upkeep(): Promise<void> {
    await erase()
    await sweepOld(db, clock)
  }

  return {
    name: 'accounts',
    access: [ACCOUNT, SESSION, TICKET],
    authenticate: sessions.authenticate,
    authenticateCookie: createCookieSessions({ db, clock, log, sessions }),
    alive: sessions.alive,
    endSessions: async (memberId) => void (await sessions.end(memberId, 'all')),
    tickets: createTickets({ db, sessions, limits: createLimits(db) }),
    ...(isApi && {
      jobs: [{ ...UPKEEP, run: upkeep }],
      routes: (app) => accountsRoutes(app, createAccountsService({ ...deps, sessions })),
    }),
    start: async (signal) => sessions.listen(signal),
  }
}
