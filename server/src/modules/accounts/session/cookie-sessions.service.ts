import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { CookieLogin } from '../../../platform/http'
import type { Logger } from '../../../platform/log'
import {
  type CookieSession,
  confirmToken,
  findCookieSession,
  offerToken,
} from './cookie.repository'
import { touchSessions } from './session.repository'
import { isAlive, isUseOutdated } from './session.rules'
import type { Sessions } from './sessions.service'
import { newToken, tokenHash } from './token.rules'

/**
 * A token is replaced after an hour of use. A further token is offered a minute after the last one.
 * Calls in flight with the old token are accepted for a minute after the new one was used.
 */
const ROTATION = { everyMs: 3_600_000, againMs: 60_000, graceMs: 60_000 } as const

type CookieSessionDeps = { db: Db; clock: Clock; log: Logger; sessions: Pick<Sessions, 'end'> }

/**
 * The user of a cookie's token; rotates the token, and ends a session whose spent token is used.
 */
export function createCookieSessions({ db, clock, log, sessions }: CookieSessionDeps) {
  async function rotated(session: CookieSession, current: Buffer): Promise<CookieLogin['renewed']> {
    if (session.kind !== 'current' || session.ageMs < ROTATION.everyMs) return null
    const token = newToken()
    const next = tokenHash(token)
    if (!next) throw new Error('a new token has no hash')
    const isOffered = await offerToken(db, session.id, { current, next, againMs: ROTATION.againMs })
    return isOffered ? { token, expiresAt: session.expiresAt } : null
  }

  return async (token: string): Promise<CookieLogin | null> => {
    const hash = tokenHash(token)
    const session = hash && (await findCookieSession(db, hash, clock.now()))
    if (!hash || !session || !isAlive(session, clock.now())) return null
    if (session.kind === 'spent' && session.ageMs > ROTATION.graceMs) {
      log.warn(
        { accountId: session.accountId, sessionId: session.id },
        'spent cookie used: login ended',
      )
      await sessions.end(session.accountId, { id: session.id })
      return null
    }
    if (session.kind === 'next') await confirmToken(db, session.id, hash)
    if (isUseOutdated(session, clock.now())) await touchSessions(db, [session.id], clock.now())
    const { isBanned } = session
    const user = { id: session.accountId, sessionId: session.id, ...(isBanned && { isBanned }) }
    return { user, renewed: await rotated(session, hash) }
  }
}
