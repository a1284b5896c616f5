import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { MemberPart } from '../member-part'
import { deleteSessions } from '../session/session.repository'
import type { Sessions } from '../session/sessions.service'
import { buryAccount, lockDueAccount } from './leave.repository'

type EraseDeps = { db: Db; clock: Clock; log: Logger; sessions: Sessions; parts: readonly MemberPart[] }

/** Erases every account whose time is over, one transaction each; resolves with how many. */
export function createEraser({ db, clock, log, sessions, parts }: EraseDeps): () => Promise<number> {
  async function eraseNext(): Promise<{ id: string; ended: string[] } | null> {
    return db.transaction().execute(async (trx) => {
      const id = await lockDueAccount(trx, clock.now())
      if (id === null) return null
      // In the order in which they were made, backwards: the later may refer to the earlier.
      for (const part of [...parts].reverse()) await part.erase(trx, id)
      const ended = await deleteSessions(trx, id, 'all')
      await buryAccount(trx, id, clock.now())
      return { id, ended }
    })
  }

  return async () => {
    for (let count = 0; ; count++) {
      const erased = await eraseNext()
      if (!erased) return count
      sessions.tellEnded(erased.id, erased.ended)
      log.info({ accountId: erased.id }, 'account erased')
    }
  }
}
