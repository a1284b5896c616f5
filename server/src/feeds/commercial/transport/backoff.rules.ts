/** After the first failure; each further one doubles it. */
const FIRST_MS = 1_000
const LONGEST_MS = 60_000
/** A vendor that asks for more is asked again after this. */
const LONGEST_ASKED_MS = 15 * 60_000

/**
 * How long to wait after `failures` failures in a row: half of the doubled pause and a random part of
 * the other half, so that many clients do not come back together. Never less than the vendor asked.
 */
export function pauseAfter(failures: number, askedMs = 0, random = Math.random): number {
  const wholeMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  const jittered = wholeMs / 2 + random() * (wholeMs / 2)
  return Math.max(jittered, Math.min(askedMs, LONGEST_ASKED_MS))
}

/** Milliseconds of a `Retry-After` header: seconds or a date; 0 when absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - nowMs)
}
