export const MAX_CRASHES = 5
const WINDOW_MS = 60_000
/** Pause before the first restart; each further one is twice as long. */
const FIRST_PAUSE_MS = 100

/** The pause after the last of these crashes; null when there were too many within a minute. */
export function pauseBeforeRestart(crashedAtMs: readonly number[]): number | null {
  const nowMs = crashedAtMs.at(-1) ?? 0
  const recent = crashedAtMs.filter((atMs) => nowMs - atMs < WINDOW_MS).length
  return recent >= MAX_CRASHES ? null : FIRST_PAUSE_MS * 2 ** (recent - 1)
}
