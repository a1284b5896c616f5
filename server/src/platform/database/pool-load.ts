import type { PostgresPool } from 'kysely'

/** Callers that wait for a connection of a pool. */
export type PoolLoad = {
  waiting: () => number
  /** How long the one that came first has been waiting. */
  waitedMs: () => number
}

/** The pool as it is, and who waits for it. */
export function measureWaits(pool: PostgresPool): { pool: PostgresPool; load: PoolLoad } {
  // Connections are given out in the order in which they were asked for.
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
