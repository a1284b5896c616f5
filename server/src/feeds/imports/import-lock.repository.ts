import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Any number, the same for all imports. */
const LOCK = 7_320_115
/** Asked again and again: a statement that waits in the database would meet its time limit. */
const RETRY_MS = 200

/**
 * Does `work` while no other import into this database does: an import first reads what is known, and two that read at
 * once would both bring the same match. Waits for the other one to end; `onWait` is called once when it has to.
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
