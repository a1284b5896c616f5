import type { PostgresPool } from 'kysely'

/** Callers that wait for a connection of a pool. */
export type PoolLoad = {
  waiting: () => number
  /** How long the first of them has been waiting. */
  waitedMs: () => number
}

/** The pool, and the callers that wait for it. */
export function measureWaits(pool: PostgresPool): { pool: PostgresPool; load: PoolLoad } {
  // The pool gives connections in the order of the requests.
  const waitingSince = new Set<{ at: number }>()
  return {
    load: {
      waiting: () => waitingSince.size,
      waitedMs: () => {
        const [first] = waitingSince
        return first ? performance.now() - first.at : 0
      },
    },
    pool: {
      connect: async () => {
        const entry = { at: performance.now() }
        waitingSince.add(entry)
        try {
          return await pool.connect()
        } finally {
          waitingSince.delete(entry)
        }
      },
      end: () => pool.end(),
    },
  }
}
