import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { User } from '../../platform/http'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { MemberPart } from './member-part'
import { createSessions } from './session/sessions.service'

export type AccountsDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  /** What other modules keep of a member. */
  parts: readonly MemberPart[]
}

export type Accounts = {
  module: Module
  /** Whom a token belongs to; null when to nobody (any more). */
  authenticate: (token: string) => Promise<User | null>
}

/** Members: who they are, how they log in, where they are logged in, and how they leave. */
export function accountsModule(deps: AccountsDeps): Accounts {
  const sessions = createSessions(deps)
  return {
    authenticate: sessions.authenticate,
    module: {
      name: 'accounts',
      start: async (signal) => sessions.listen(signal),
    },
  }
}
