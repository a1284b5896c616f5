export type Backoff = {
  /** Milliseconds until the next try. */
  next: () => number
  reset: () => void
}

const GROWTH = 1.5

/**
 * Waiting times that stay at `baseMs` for the first `steadyTries` and then grow to `maxMs`; each is
 * drawn from the upper half of its range, so that clients cut at the same moment do not come back
 * at the same moment.
 */
export function createBackoff(
  baseMs: number,
  maxMs: number,
  random: () => number,
  steadyTries = 1,
): Backoff {
  let rangeMs = baseMs
  let tries = 0
  return {
    next() {
      const delayMs = rangeMs / 2 + (random() * rangeMs) / 2
      tries += 1
      if (tries >= steadyTries) rangeMs = Math.min(maxMs, rangeMs * GROWTH)
      return delayMs
    },
    reset() {
      tries = 0
      rangeMs = baseMs
    },
  }
}
