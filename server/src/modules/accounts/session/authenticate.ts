import type { Clock } from '../../../platform/clock'
import { batchedRead, type Db } from '../../../platform/database'
import type { User } from '../../../platform/http'
import type { Logger } from '../../../platform/log'
import { type FoundSession, findSessions, type Session, touchSessions } from './session.repository'
import { isAlive, isUseOutdated } from './session.rules'
import type { SessionCache } from './session-cache'
import { tokenHash } from './token.rules'

type AuthenticateDeps = { db: Db; clock: Clock; log: Logger; cache: SessionCache }

/** Resolves with the user of a token; null when the token is unknown or has ended. */
export function createAuthenticate({ db, clock, log, cache }: AuthenticateDeps) {
  // A crowd that writes at once costs a few statements, not one or two for each of its calls.
  const find = batchedRead<FoundSession, string>((hashes) => findSessions(db, hashes, clock.now()))
  const touch = batchedRead<undefined, string>(async (ids) => {
    await touchSessions(db, ids, clock.now())
    return new Map<string, undefined>()
  })

  async function storeUse(session: Session): Promise<void> {
    try {
      await touch(session.id)
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
    const session = await find(hash.toString('hex'))
    if (!session || !isAlive(session, nowMs)) return null
    if (isUseOutdated(session, nowMs)) await storeUse(session)
    const { isBanned } = session
    const user = { id: session.accountId, sessionId: session.id, ...(isBanned && { isBanned }) }
    cache.add(key, user, nowMs, revocations)
    return user
  }
}
