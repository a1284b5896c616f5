import type { Reason } from '@saidian/shared/contracts/http'
import type { Db } from '../database'
import { RequestError } from '../errors'
import type { Limit, RateLimit } from './limit'
import { readTries, refundTries, resetTries, takeTries } from './limits.repository'

/** How many tries a limit has counted in its window. */
export type Tries = ReadonlyMap<RateLimit, number>

/**
 * The limits that counted the try, the number of the try in each window, and the error of the first
 * limit that was exceeded.
 */
type Counted = { counted: RateLimit[]; tries: Tries; exceeded: RequestError | null }

export type Limits = {
  /** Counts a try for each limit in order; stops at the first that is exceeded. */
  count: (rateLimits: readonly RateLimit[], reason: Reason) => Promise<Counted>
  /** Like `count`, but throws an error with `reason` at the first limit that is exceeded. */
  take: (rateLimits: readonly RateLimit[], reason: Reason) => Promise<void>
  /**
   * Counts a try of one limit for many at once; returns the milliseconds to wait of those who
   * exceed it.
   */
  takeEach: (limit: Limit, of: readonly string[]) => Promise<Map<string, number>>
  /** The tries of now; counts none. */
  read: (rateLimits: readonly RateLimit[]) => Promise<Tries>
  /** Takes the tries back. */
  refund: (rateLimits: readonly RateLimit[]) => Promise<void>
  /** Resets the limits. */
  reset: (rateLimits: readonly RateLimit[]) => Promise<void>
}

/**
 * Counts tries in the database, so all processes share the counts. While the database does not
 * answer, every try fails.
 */
export function createLimits(db: Db): Limits {
  async function count(rateLimits: readonly RateLimit[], reason: Reason): Promise<Counted> {
    const tries = new Map<RateLimit, number>()
    for (const rateLimit of rateLimits) {
      const key = keyOf(rateLimit)
      const { counts, waits } = await takeTries(db, rateLimit.limit, [key])
      const retryAfterMs = waits.get(key) ?? 0
      const details = { limit: rateLimit.limit.name }
      const counted = [...tries.keys()]
      if (retryAfterMs > 0)
        return { counted, tries, exceeded: new RequestError(reason, { retryAfterMs, details }) }
      tries.set(rateLimit, counts.get(key) ?? 1)
    }
    return { counted: [...tries.keys()], tries, exceeded: null }
  }

  return {
    count,
    async take(rateLimits, reason) {
      const { exceeded } = await count(rateLimits, reason)
      if (exceeded) throw exceeded
    },
    async takeEach(limit, of) {
      if (of.length === 0) return new Map()
      const keys = new Map(of.map((one) => [keyOf({ limit, of: one }), one]))
      const { waits } = await takeTries(db, limit, [...keys.keys()])
      return new Map([...waits].map(([key, waitMs]) => [keys.get(key) ?? key, waitMs]))
    },
    async read(rateLimits) {
      const counts = await readTries(db, rateLimits.map(keyOf))
      return new Map(rateLimits.map((one) => [one, counts.get(keyOf(one)) ?? 0]))
    },
    refund: (rateLimits) => refundTries(db, rateLimits.map(keyOf)),
    reset: (rateLimits) => resetTries(db, rateLimits.map(keyOf)),
  }
}

function keyOf({ limit, of }: RateLimit): string {
  return `${limit.name}/${of}`
}
