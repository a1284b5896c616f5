/** A stream may say the times of sound and picture this far out of order. */
const MAX_BACK_MS = 5_000
const MAX_FORWARD_MS = 30_000
/** Between two tags whose times have nothing to do with each other. */
const STEP_MS = 40

export type StreamTime = {
  /** Time of the next tag in the recording, milliseconds from its start. */
  next: (timestamp: number) => number
  /** Time of the newest tag so far. */
  latest: () => number
}

/**
 * Turns the times of a stream into those of a recording: they begin at 0 and go on where a sender
 * restarts its count.
 */
export function createStreamTime(): StreamTime {
  let base: number | null = null
  let latest = 0
  return {
    latest: () => latest,
    next(timestamp) {
      base ??= timestamp
      const elapsed = timestamp - base
      if (elapsed < latest - MAX_BACK_MS || elapsed > latest + MAX_FORWARD_MS)
        base = timestamp - latest - STEP_MS
      const time = Math.max(0, timestamp - base)
      latest = Math.max(latest, time)
      return time
    },
  }
}
