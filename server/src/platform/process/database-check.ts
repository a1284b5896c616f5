import { sql } from 'kysely'
import type { Db } from '../database'
import type { ReadinessCheck } from './readiness-check'

type Probe = { isConnected: boolean; outcome: Promise<string | null> }

/**
 * Queries the database through the pool, like any caller, and distinguishes a pool without a free
 * connection from a database that does not answer. One query at a time: concurrent checks share it,
 * so a hanging database gets no growing queue.
 */
export function databaseCheck(db: Db, patienceMs: number): ReadinessCheck {
  let running: Probe | null = null

  function probe(): Probe {
    const started: Probe = { isConnected: false, outcome: Promise.resolve(null) }
    started.outcome = db
      .connection()
      .execute(async (connection) => {
        started.isConnected = true
        await sql`select 1`.execute(connection)
        return null
      })
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      .finally(() => {
        running = null
      })
    return started
  }

  return () => {
    running ??= probe()
    const current = running
    const silence = new Promise<string>((resolve) => {
      setTimeout(() => {
        resolve(
          current.isConnected
            ? `no answer within ${patienceMs} ms`
            : `no free connection within ${patienceMs} ms`,
        )
      }, patienceMs).unref()
    })
    return Promise.race([current.outcome, silence])
  }
}
