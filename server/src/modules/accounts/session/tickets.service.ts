import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import type { User } from '../../../platform/http'
import type { Limits } from '../../../platform/limits'
import { TICKET } from '../access.rules'
import { LIMITS } from '../limits/limit.rules'
import type { Sessions } from './sessions.service'
import { insertTicket, takeTicket } from './tickets.repository'
import { newToken, tokenHash } from './token.rules'

export const TICKET_LIVES_MS = 30_000

export type Tickets = {
  /** A ticket by which one socket of this session authenticates, within 30 s; 60 a minute. */
  issue: (user: User) => Promise<string>
  /** Spends a ticket; null unless it is valid and its session has not ended. */
  redeem: (ticket: string) => Promise<User | null>
}

/** Sockets authenticate by tickets, so that no frame contains the token of a device. */
export function createTickets(deps: { db: Db; limits: Limits; sessions: Sessions }): Tickets {
  const { db, limits, sessions } = deps

  return {
    async issue(user) {
      permit(user, 'make', { kind: TICKET, ownerId: user.id })
      await limits.take([{ limit: LIMITS.ticket, of: user.sessionId }], 'request.too_many')
      const ticket = newToken()
      const hash = tokenHash(ticket)
      if (!hash) throw new Error('a new ticket has no hash')
      await insertTicket(db, hash, user.sessionId)
      return ticket
    },
    async redeem(ticket) {
      const hash = tokenHash(ticket)
      const sessionId = hash && (await takeTicket(db, hash, TICKET_LIVES_MS))
      const session = sessionId ? await sessions.read(sessionId) : null
      return session && { id: session.accountId, sessionId: session.id }
    },
  }
}
