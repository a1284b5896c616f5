/** A page that commits without a pause for this time has an endless loop. */
const LOOP_MS = 2_000
/** A busy page starts with some tens of commits. */
const MIN_COMMITS = 100
/** An animation commits once per frame, a gesture above it once more. */
const MIN_PER_FRAME = 3
/** Enough where the browser says that it was never idle: slow loops leave room for frames. */
const MIN_PER_FRAME_NEVER_IDLE = 1.5

export type LoopDetector = {
  /** Counts a commit; true when the commits since the last pause are an endless loop. */
  committed: (nowMs: number) => boolean
  /** Counts a frame of the browser. */
  drawn: () => void
  /** The browser was idle: what was counted is no loop. */
  idle: () => void
}

/**
 * Recognises renders without end that React does not stop: an effect that sets state each time it
 * runs leaves the browser time for events, so React's own limits do not count it.
 */
export function createLoopDetector({ knowsIdle }: { knowsIdle: boolean }): LoopDetector {
  let startedAt: number | null = null
  let commits = 0
  let frames = 0
  const reset = () => {
    startedAt = null
    commits = 0
    frames = 0
  }
  const perFrame = knowsIdle ? MIN_PER_FRAME_NEVER_IDLE : MIN_PER_FRAME

  return {
    committed(nowMs) {
      startedAt ??= nowMs
      commits += 1
      if (nowMs - startedAt < LOOP_MS) return false
      const isLoop = commits >= MIN_COMMITS && commits >= perFrame * frames
      reset()
      return isLoop
    },
    drawn() {
      frames += 1
    },
    idle: reset,
  }
}
