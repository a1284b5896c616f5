const MINUTE_MS = 60_000
/** Between two reads of a feed that answers. */
const PAUSE_MS = 5 * MINUTE_MS
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS

/** How long a feed waits after this many failures in a row: doubled each time, up to hours. */
export function pauseAfter(failures: number, retryAfterMs: number | null = null): number {
  const pause = Math.min(PAUSE_MS * 2 ** Math.min(failures, 20), MAX_PAUSE_MS)
  return Math.max(pause, retryAfterMs ?? 0)
}
