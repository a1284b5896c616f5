export type Backoff = {
  /** Milliseconds until the next try. */
  next: () => number
  reset: () => void
}

const GROWTH = 1.5

/**
 * Waiting times that grow from `baseMs` to `maxMs`; each is drawn from the upper half of its range, so that clients
 * cut at the same moment do not come back at the same moment.
 */
export function createBackoff(baseMs: number, maxMs: number, random: () => number): Backoff {
  let rangeMs = baseMs
  return {
    next() {
      const delayMs = rangeMs / 2 + (random() * rangeMs) / 2
      rangeMs = Math.min(maxMs, rangeMs * GROWTH)
      return delayMs
    },
    reset() {
      rangeMs = baseMs
    },
  }
}
