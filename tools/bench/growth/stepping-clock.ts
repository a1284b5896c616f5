const STEP_MS = 3_600_000

/** A clock that stands still while the feed has something to say and goes on by an hour when it has not. */
export function createSteppingClock(startMs: number) {
  let nowMs = startMs
  let isQuiet = true
  return {
    now: () => nowMs,
    /** Call it for every delivery. */
    delivered: () => {
      isQuiet = false
    },
    /** Call it for every sign of life. */
    alive: () => {
      if (isQuiet) nowMs += STEP_MS
      isQuiet = true
    },
  }
}
