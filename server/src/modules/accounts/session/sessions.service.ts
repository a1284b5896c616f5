import { randomUUID } from 'node:crypto'
import type { Bus } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import { batchedRead, type Db } from '../../../platform/database'
import { publishRevoked, REVOKED_SUBJECT, readRevoked } from '../../../platform/gateway'
import type { User } from '../../../platform/http'
import type { Logger } from '../../../platform/log'
import { createAuthenticate } from './authenticate'
import { deviceName, regionOf } from './device.rules'
import {
  deleteOldSessions,
  deleteSessions,
  insertSession,
  readAlive,
  readSessionsById,
  type Session,
} from './session.repository'
import { isAlive, MAX_SESSIONS, SESSION_TIMES } from './session.rules'
import { SessionCache } from './session-cache'
import { newToken, tokenHash } from './token.rules'

/** Address and browser of a login. */
export type Origin = { address: string; userAgent: string; isCookie?: boolean }

/** A new session: its token, shown once, and its latest end in milliseconds. */
export type NewSession = {
  id: string
  token: string
  expiresAt: number
  device: { name: string; region: string }
}

export type Sessions = {
  /** The user of a token; null when the token is unknown or has ended. */
  authenticate: (token: string) => Promise<User | null>
  /** Opens a session; call it in the transaction that verified the member. */
  open: (trx: Db, accountId: string, origin: Origin) => Promise<NewSession>
  /** The session of an id; null when it has ended. */
  read: (id: string) => Promise<Session | null>
  /** Which of these sessions are still valid. */
  alive: (ids: readonly string[]) => Promise<string[]>
  /** Ends sessions of a member now; their sockets close on every gateway. */
  end: (accountId: string, which: { id: string } | { allBut: string } | 'all') => Promise<number>
  /** Publishes sessions that a transaction has ended; call it after the commit. */
  publishEnded: (accountId: string, sessionIds: string[]) => void
  /** Applies revocations of other processes until `signal` aborts. */
  listen: (signal: AbortSignal) => void
}

type SessionDeps = { db: Db; bus: Bus; clock: Clock; log: Logger }

/** Sessions of members. */
export function createSessions({ db, bus, clock, log }: SessionDeps): Sessions {
  const cache = new SessionCache(clock)
  const readOne = batchedRead<Session, string>((ids) => readSessionsById(db, ids))

  function publishEnded(accountId: string, sessionIds: string[]): void {
    if (sessionIds.length === 0) return
    cache.revoke(sessionIds)
    publishRevoked(bus, { userId: accountId, sessionIds })
  }

  return {
    publishEnded,
    listen: (signal) =>
      bus.subscribe(
        REVOKED_SUBJECT,
        (payload) => cache.revoke(readRevoked(payload).sessionIds),
        signal,
      ),
    authenticate: createAuthenticate({ db, clock, log, cache }),
    async open(trx, accountId, { address, userAgent, isCookie = false }) {
      const token = newToken()
      const hash = tokenHash(token)
      if (!hash) throw new Error('a new token has no hash')
      const session = newSession(accountId, { address, userAgent }, clock.now())
      // The next check of the gateways closes the sockets of a session that is deleted here.
      await deleteOldSessions(trx, accountId, MAX_SESSIONS - 1)
      await insertSession(trx, session, { hash, isCookie })
      const { id, expiresAt, deviceName: name, region } = session
      return { id, token, expiresAt, device: { name, region } }
    },
    async read(id) {
      const session = await readOne(id)
      return session && isAlive(session, clock.now()) ? session : null
    },
    alive: (ids) => readAlive(db, ids, clock.now()),
    async end(accountId, which) {
      const ended = await deleteSessions(db, accountId, which)
      publishEnded(accountId, ended)
      return ended.length
    },
  }
}

function newSession(accountId: string, { address, userAgent }: Origin, nowMs: number): Session {
  return {
    id: randomUUID(),
    accountId,
    deviceName: deviceName(userAgent),
    region: regionOf(address),
    loggedInAt: nowMs,
    seenAt: nowMs,
    expiresAt: nowMs + SESSION_TIMES.absoluteMs,
  }
}
