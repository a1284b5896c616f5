const STEP_MS = 3_600_000
/**
 * A feed with further messages calls `alive` twice after a delivery: for that delivery, and for the
 * next one.
 */
const SIGNS_OF_QUIET = 3

/**
 * A clock that stops while the feed has messages to send and advances by an hour when it has none.
 */
export function createSteppingClock(startMs: number) {
  let nowMs = startMs
  let signs = 0
  return {
    now: () => nowMs,
    /** Call it for every delivery. */
    delivered: () => {
      signs = 0
    },
    /** Call it for every `alive` of the feed. */
    alive: () => {
      signs += 1
      if (signs >= SIGNS_OF_QUIET) nowMs += STEP_MS
    },
  }
}
