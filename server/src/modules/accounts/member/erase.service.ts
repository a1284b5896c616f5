import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { AfterCommit, MemberPart } from '../member-part'
import { deleteSessions } from '../session/session.repository'
import type { Sessions } from '../session/sessions.service'
import { buryAccount, lockDueAccount } from './leave.repository'

type EraseDeps = {
  db: Db
  clock: Clock
  log: Logger
  sessions: Sessions
  parts: readonly MemberPart[]
}

/**
 * Erases every account whose time is over, one transaction each; resolves with how many. One that cannot be erased now
 * stays whole until the next turn and holds up no other.
 */
export function createEraser({
  db,
  clock,
  log,
  sessions,
  parts,
}: EraseDeps): () => Promise<number> {
  async function erase(trx: Db, id: string, afterCommit: AfterCommit): Promise<string[]> {
    // In the order in which they were made, backwards: the later may refer to the earlier.
    for (const part of [...parts].reverse()) await part.erase(trx, id, afterCommit)
    const ended = await deleteSessions(trx, id, 'all')
    await buryAccount(trx, id, clock.now())
    return ended
  }

  async function finish(id: string, tasks: readonly (() => Promise<void>)[]): Promise<void> {
    for (const task of tasks) {
      await task().catch((error: unknown) => {
        log.error({ err: error, accountId: id }, 'something of an erased account is still there')
      })
    }
  }

  /** False when nobody is due but those of `failed`, which grows by whoever could not be erased. */
  async function eraseNext(failed: string[]): Promise<boolean> {
    let id: string | null = null
    const tasks: (() => Promise<void>)[] = []
    try {
      const ended = await db.transaction().execute(async (trx) => {
        id = await lockDueAccount(trx, clock.now(), failed)
        return id === null ? null : erase(trx, id, (task) => void tasks.push(task))
      })
      if (id === null || ended === null) return false
      sessions.tellEnded(id, ended)
      await finish(id, tasks)
      log.info({ accountId: id }, 'account erased')
    } catch (error) {
      if (id === null) throw error
      failed.push(id)
      log.error({ err: error, accountId: id }, 'account could not be erased')
    }
    return true
  }

  return async () => {
    const failed: string[] = []
    let count = 0
    while (await eraseNext(failed)) count++
    return count - failed.length
  }
}
