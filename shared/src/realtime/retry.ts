import { createBackoff } from './backoff'
import { Alarm, browserClock, type Clock } from './clock'
import { listenForWake } from './wake'

export type RetryOptions = {
  /** Longest first delay; later ones grow to `maxMs`. */
  baseMs: number
  maxMs: number
  clock?: Clock
  /** From 0 up to 1; spreads the retries. */
  random?: () => number
  /** Retries wait while it is true; the page then has to become visible. */
  isHidden?: () => boolean
}

export type Retry = {
  /** Plans the next attempt, not before the time that the server names. */
  failed: (retryAfterMs?: number) => void
  /** Forgets the failure: no attempt follows. */
  settle: () => void
}

/**
 * The one retry in the background: calls `attempt` after each reported failure, ever later, and at
 * once when the network or the page comes back.
 */
export function createRetry(attempt: () => void, options: RetryOptions): Retry {
  const { baseMs, maxMs, clock = browserClock, random = Math.random } = options
  const { isHidden = () => false } = options
  const backoff = createBackoff(baseMs, maxMs, random)
  const alarm = new Alarm(clock)
  let isPlanned = false
  let stopWake: (() => void) | null = null

  function tryNow(): void {
    if (!isPlanned || isHidden()) return
    isPlanned = false
    alarm.clear()
    attempt()
  }

  return {
    failed(retryAfterMs) {
      const namedMs = retryAfterMs === undefined ? 0 : retryAfterMs * (1 + random() / 2)
      isPlanned = true
      stopWake ??= listenForWake(tryNow)
      alarm.set(tryNow, Math.max(namedMs, backoff.next()))
    },
    settle() {
      isPlanned = false
      alarm.clear()
      backoff.reset()
      stopWake?.()
      stopWake = null
    },
  }
}
