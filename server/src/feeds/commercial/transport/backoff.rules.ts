/** Pause after the first failure; it doubles with each further one. */
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000
/** Limit for a pause that the vendor requests. */
const MAX_RETRY_AFTER_MS = 15 * 60_000

/**
 * Pause in milliseconds after `failures` failures in a row: half of the doubled pause plus a random
 * part of the other half, so that clients do not retry at the same time. At least as long as
 * `askedMs`.
 */
export function pauseAfter(failures: number, askedMs = 0, random = Math.random): number {
  const wholeMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1))
  const jittered = wholeMs / 2 + random() * (wholeMs / 2)
  return Math.max(jittered, Math.min(askedMs, MAX_RETRY_AFTER_MS))
}

/** Milliseconds of a `Retry-After` header: seconds or a date; 0 when absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - nowMs)
}
