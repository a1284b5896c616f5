import { permit } from '../../../platform/access'
import { batchedRead, type Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { Limits } from '../../../platform/limits'
import { TICKET } from '../access.rules'
import { LIMITS } from '../limits/limit.rules'
import type { Sessions } from './sessions.service'
import { insertTickets, type StoredTicket, takeTickets } from './tickets.repository'
import { newToken, tokenHash } from './token.rules'

export const TICKET_LIVES_MS = 30_000

export type Tickets = {
  /** A ticket by which one socket of this session authenticates, within 30 s; 60 a minute. */
  issue: (user: User) => Promise<string>
  /** Spends a ticket; null unless it is valid and its session has not ended. */
  redeem: (ticket: string) => Promise<User | null>
}

type TicketDeps = { db: Db; limits: Limits; sessions: Sessions }

/**
 * Sockets authenticate by tickets, so that no frame contains the token of a device. After a restart
 * all devices of a gateway connect at once: their tickets share a few statements.
 */
export function createTickets(deps: TicketDeps): Tickets {
  return { issue: createIssue(deps), redeem: createRedeem(deps) }
}

function createIssue({ db, limits }: TicketDeps): Tickets['issue'] {
  /** How long each must wait, in milliseconds; the tickets of the others are stored. */
  const store = batchedRead<number, string>(async (keys) => {
    const waits = new Map<string, number>()
    for (const round of roundsOf(keys.map(ticketOf))) {
      const exceeded = await limits.takeEach(
        LIMITS.ticket,
        round.map(({ sessionId }) => sessionId),
      )
      const allowed = round.filter(({ sessionId }) => !exceeded.has(sessionId))
      if (allowed.length > 0) await insertTickets(db, allowed)
      for (const ticket of round) waits.set(keyOf(ticket), exceeded.get(ticket.sessionId) ?? 0)
    }
    return waits
  })

  return async (user) => {
    permit(user, 'make', { kind: TICKET, ownerId: user.id })
    const ticket = newToken()
    const hash = tokenHash(ticket)?.toString('hex')
    if (!hash) throw new Error('a new ticket has no hash')
    const retryAfterMs = await store(keyOf({ hash, sessionId: user.sessionId }))
    if (retryAfterMs) {
      const details = { limit: LIMITS.ticket.name }
      throw new RequestError('request.too_many', { retryAfterMs, details })
    }
    return ticket
  }
}

const keyOf = ({ hash, sessionId }: StoredTicket) => `${hash}/${sessionId}`

function ticketOf(key: string): StoredTicket {
  const [hash = '', sessionId = ''] = key.split('/')
  return { hash, sessionId }
}

/** Rounds in which every session has one ticket: each ticket is a try of its session. */
function roundsOf(tickets: readonly StoredTicket[]): StoredTicket[][] {
  const rounds: StoredTicket[][] = []
  const counts = new Map<string, number>()
  for (const ticket of tickets) {
    const place = counts.get(ticket.sessionId) ?? 0
    counts.set(ticket.sessionId, place + 1)
    const round = rounds[place]
    if (round) round.push(ticket)
    else rounds.push([ticket])
  }
  return rounds
}

function createRedeem({ db, sessions }: TicketDeps): Tickets['redeem'] {
  const take = batchedRead<string, string>((hashes) => takeTickets(db, hashes, TICKET_LIVES_MS))
  /** Calls with the same ticket would share its row. */
  const spending = new Set<string>()

  async function spend(hash: string): Promise<string | undefined> {
    if (spending.has(hash)) return undefined
    spending.add(hash)
    try {
      return await take(hash)
    } finally {
      spending.delete(hash)
    }
  }

  return async (ticket) => {
    const hash = tokenHash(ticket)?.toString('hex')
    const sessionId = hash && (await spend(hash))
    const session = sessionId ? await sessions.read(sessionId) : null
    return session && { id: session.accountId, sessionId: session.id }
  }
}
