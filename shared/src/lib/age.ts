/**
 * How long ago an instant was; 0 for one in the future, which only a clock that runs fast can name.
 */
export function ageMs(atMs: number, nowMs: number): number {
  return Math.max(0, nowMs - atMs)
}

/**
 * An instant that another clock names, at most now: what has been received has happened. Any one
 * unit for both.
 */
export function notAfter(at: number, now: number): number {
  return Math.min(at, now)
}
