import type { Clock } from '../platform/clock'

export type RunningClock = Clock & {
  /** Moves it forward. */
  pass: (ms: number) => void
  /** Moves it forward to this moment, seconds since 1970; never back. */
  reach: (at: number) => void
}

/** A clock that runs from `startMs`. */
export function runningClock(startMs: number): RunningClock {
  const startedAt = Date.now()
  let passedMs = 0
  const now = () => startMs + Date.now() - startedAt + passedMs
  const pass = (ms: number) => {
    passedMs += ms
  }
  const reach = (at: number) => {
    if (at * 1_000 > now()) pass(at * 1_000 - now())
  }
  return { now, pass, reach }
}
