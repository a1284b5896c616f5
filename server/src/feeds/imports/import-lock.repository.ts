import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Any number, the same for all imports. */
const LOCK = 7_320_115

/**
 * Does `work` while no other import into this database does: an import first reads what is known, and two that read at
 * once would both bring the same match. Waits for the other one to end.
 */
export async function withImportLock<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}
