import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { AfterCommit, MemberPart } from '../member-part'
import { deleteSessions } from '../session/session.repository'
import type { Sessions } from '../session/sessions.service'
import { clearAccount, lockDueAccount } from './leave.repository'

type EraseDeps = {
  db: Db
  clock: Clock
  log: Logger
  sessions: Sessions
  parts: readonly MemberPart[]
}

/**
 * Erases every account whose time is over, one transaction each; resolves with the count. An
 * account that cannot be erased stays whole until the next run and does not block others.
 */
export function createEraser({
  db,
  clock,
  log,
  sessions,
  parts,
}: EraseDeps): () => Promise<number> {
  async function erase(trx: Db, id: string, afterCommit: AfterCommit): Promise<string[]> {
    // Reverse order of creation: later parts may refer to earlier ones.
    for (const part of [...parts].reverse()) await part.erase(trx, id, afterCommit)
    const ended = await deleteSessions(trx, id, 'all')
    await clearAccount(trx, id, clock.now())
    return ended
  }

  async function finish(id: string, tasks: readonly (() => Promise<void>)[]): Promise<void> {
    for (const task of tasks) {
      await task().catch((error: unknown) => {
        log.error({ err: error, accountId: id }, 'data of an erased account could not be removed')
      })
    }
  }

  /** Resolves with false when no account outside `failed` is due; adds accounts that fail to it. */
  async function eraseNext(failed: string[]): Promise<boolean> {
    let id: string | null = null
    const tasks: (() => Promise<void>)[] = []
    try {
      const ended = await db.transaction().execute(async (trx) => {
        id = await lockDueAccount(trx, clock.now(), failed)
        return id === null ? null : erase(trx, id, (task) => void tasks.push(task))
      })
      if (id === null || ended === null) return false
      sessions.publishEnded(id, ended)
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
