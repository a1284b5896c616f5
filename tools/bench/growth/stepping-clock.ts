const STEP_MS = 3_600_000
/** A feed with more to say gives two signs of life after a delivery: that of the delivery, and its next. */
const SIGNS_OF_QUIET = 3

/** A clock that stands still while the feed has something to say and goes on by an hour when it has not. */
export function createSteppingClock(startMs: number) {
  let nowMs = startMs
  let signs = 0
  return {
    now: () => nowMs,
    /** Call it for every delivery. */
    delivered: () => {
      signs = 0
    },
    /** Call it for every sign of life. */
    alive: () => {
      signs += 1
      if (signs >= SIGNS_OF_QUIET) nowMs += STEP_MS
    },
  }
}
