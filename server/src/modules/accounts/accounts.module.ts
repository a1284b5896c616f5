import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { CookieLogin, User } from '../../platform/http'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import { accountsRoutes } from './accounts.routes'
import { type AccountsConfig, createAccountsService } from './accounts.service'
import { createLimits } from './limits/limits.service'
import { createEraser } from './member/erase.service'
import type { MemberPart } from './member-part'
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
  /** What other modules keep of a member, those first that others refer to. */
  parts: readonly MemberPart[]
  /** Tells the member's devices of a login on another one; at most once. */
  notifyLogin: (accountId: string) => void
}

export type Accounts = {
  module: Module
  /** Whom a token belongs to; null when to nobody (any more). */
  authenticate: (token: string) => Promise<User | null>
  /** Whom the token of a cookie belongs to, and the one that replaces it. */
  authenticateCookie: (token: string) => Promise<CookieLogin | null>
  /** Which of these logins still stand. */
  alive: (sessionIds: readonly string[]) => Promise<string[]>
  /** The tickets with which sockets log in. */
  tickets: Tickets
}

const UPKEEP_MS = 3_600_000

/** Members: who they are, how they log in, where they are logged in, and how they leave. */
export function accountsModule(deps: AccountsDeps): Accounts {
  const { db, clock, log, config } = deps
  const sessions = createSessions(deps)
  const isApi = config.roles.has('api')
  const erase = createEraser({ ...deps, sessions })

  async function upkeep(): Promise<void> {
    try {
      await erase()
      await sweepOld(db, clock)
    } catch (error) {
      log.error({ err: error }, 'upkeep of accounts failed')
    }
  }

  return {
    authenticate: sessions.authenticate,
    authenticateCookie: createCookieSessions({ db, clock, log, sessions }),
    alive: sessions.alive,
    tickets: createTickets({ db, sessions, limits: createLimits(db) }),
    module: {
      name: 'accounts',
      ...(isApi && {
        routes: (app) => accountsRoutes(app, createAccountsService({ ...deps, sessions })),
      }),
      async start(signal) {
        sessions.listen(signal)
        if (!isApi) return
        void upkeep()
        const timer = setInterval(() => void upkeep(), UPKEEP_MS)
        timer.unref()
        signal.addEventListener('abort', () => clearInterval(timer), { once: true })
      },
    },
  }
}
