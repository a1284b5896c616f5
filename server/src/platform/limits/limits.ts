import type { Reason } from '@saidian/shared/contracts/http'
import type { Db } from '../database'
import { RequestError } from '../errors'
import type { Limit, RateLimit } from './limit'
import { refundTries, resetTries, takeTries } from './limits.repository'

/** The limits that counted the try, and the error of the first that was exceeded. */
type Counted = { counted: RateLimit[]; exceeded: RequestError | null }

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
    const counted: RateLimit[] = []
    for (const rateLimit of rateLimits) {
      const key = keyOf(rateLimit)
      const waitMs = (await takeTries(db, rateLimit.limit, [key])).get(key) ?? 0
      const details = { limit: rateLimit.limit.name }
      if (waitMs > 0)
        return { counted, exceeded: new RequestError(reason, { retryAfterMs: waitMs, details }) }
      counted.push(rateLimit)
    }
    return { counted, exceeded: null }
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
      const waits = await takeTries(db, limit, [...keys.keys()])
      return new Map([...waits].map(([key, waitMs]) => [keys.get(key) ?? key, waitMs]))
    },
    refund: (rateLimits) => refundTries(db, rateLimits.map(keyOf)),
    reset: (rateLimits) => resetTries(db, rateLimits.map(keyOf)),
  }
}

function keyOf({ limit, of }: RateLimit): string {
  return `${limit.name}/${of}`
}
