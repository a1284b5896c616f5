import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { User } from '../../../platform/http'
import type { Logger } from '../../../platform/log'
import { findSession, type Session, touchSession } from './session.repository'
import { isAlive, isUseOutdated } from './session.rules'
import type { SessionCache } from './session-cache'
import { tokenHash } from './token.rules'

type AuthenticateDeps = { db: Db; clock: Clock; log: Logger; cache: SessionCache }

/** Resolves with the user of a token; null when the token is unknown or has ended. */
export function createAuthenticate({ db, clock, log, cache }: AuthenticateDeps) {
  async function storeUse(session: Session, nowMs: number): Promise<void> {
    try {
      await touchSession(db, session.id, nowMs)
    } catch (error) {
      // A read-only database can still authenticate.
      log.warn({ err: error }, 'use of a session not written')
    }
  }

  return async (token: string): Promise<User | null> => {
    const hash = tokenHash(token)
    if (!hash) return null
    const [key, nowMs, { revocations }] = [hash.toString('base64'), clock.now(), cache]
    const known = cache.find(key, nowMs)
    if (known) return known
    const session = await findSession(db, hash)
    if (!session || !isAlive(session, nowMs)) return null
    if (isUseOutdated(session, nowMs)) await storeUse(session, nowMs)
    const user = { id: session.accountId, sessionId: session.id }
    cache.add(key, user, nowMs, revocations)
    return user
  }
}
