import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Any number, the same for all imports. */
const LOCK = 7_320_115
/** Polls: a statement that waits in the database would reach its time limit. */
const RETRY_MS = 200

/**
 * Runs `work` under a lock that all imports into this database share: two imports at a time could
 * both add the same match. Waits until the lock is free; calls `onWait` once if it has to wait.
 */
export async function withImportLock<Result>(
  db: Db,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const isFree = async () => {
      const { rows } = await sql<{ locked: boolean }>`
        SELECT pg_try_advisory_lock(${LOCK}) AS locked`.execute(connection)
      return rows[0]?.locked ?? false
    }
    if (!(await isFree())) {
      onWait()
      do await wait(RETRY_MS)
      while (!(await isFree()))
    }
    try {
      return await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}
