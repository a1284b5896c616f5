/** Until the picture is measured, it is taken for as late as this. */
export const ASSUMED_DELAY_MS = 5_000
/** A video that does not play after this long delays nothing. */
export const PATIENCE_MS = 15_000
/** Of the measurements of so long the greatest counts: a delay grows at once, shrinks slowly. */
const WINDOW_MS = 10_000
/** A picture that stood still for so long is not measured any more. */
const STALE_MS = 60_000
const STEP_MS = 100

export type Measured = { atMs: number; delayMs: number }

export type PictureDelay = {
  openedAt: number
  /** What this room measured on the last visit, to start with. */
  remembered: number | null
  measured: readonly Measured[]
}

/** With a measurement; null while the picture stands or is not there. */
export function withMeasurement(
  state: PictureDelay,
  delayMs: number | null,
  nowMs: number,
): PictureDelay {
  if (delayMs === null) return state
  const recent = state.measured.filter(({ atMs }) => atMs > nowMs - WINDOW_MS)
  return { ...state, measured: [...recent, { atMs: nowMs, delayMs: Math.max(0, delayMs) }] }
}

/**
 * How late the picture is, in steps of a tenth of a second; null while no video plays. Before the
 * first measurement, a guess, so that a late joiner sees no score before the picture.
 */
export function pictureDelayMs(state: PictureDelay, nowMs: number): number | null {
  const { measured, openedAt, remembered } = state
  const last = measured.at(-1)
  if (!last) {
    const guess = remembered ?? ASSUMED_DELAY_MS
    return nowMs < openedAt + PATIENCE_MS ? guess : null
  }
  if (last.atMs < nowMs - STALE_MS) return null
  const greatest = Math.max(...measured.map(({ delayMs }) => delayMs))
  return Math.ceil(greatest / STEP_MS) * STEP_MS
}

/** What scores wait for: the picture, and what a person added by hand. */
export function pageDelayMs(pictureMs: number | null, addedMs: number): number {
  return pictureMs === null ? 0 : Math.max(0, pictureMs + addedMs)
}

/** A delay as people read it: 2.4 秒. */
export function delayText(ms: number): string {
  return `${(ms / 1000).toFixed(1)} 秒`
}
