export const MAX_CRASHES = 5
const WINDOW_MS = 60_000
/** Before the first restart, and twice as long before each further one. */
const FIRST_PAUSE_MS = 100

/** How long to wait after the last of these crashes; null when there were too many within a minute. */
export function pauseBeforeRestart(crashedAtMs: readonly number[]): number | null {
  const nowMs = crashedAtMs.at(-1) ?? 0
  const recent = crashedAtMs.filter((atMs) => nowMs - atMs < WINDOW_MS).length
  return recent >= MAX_CRASHES ? null : FIRST_PAUSE_MS * 2 ** (recent - 1)
}
