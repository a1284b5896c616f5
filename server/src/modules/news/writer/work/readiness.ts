import type { DueMatch } from './due.repository'

/** A report waits for its scorers or box score at most this long after the last whistle. */
const LIVE_WAIT_MS = 35_000
/** Details of old matches of a source that only starts may still be on their way. */
const OLD_WAIT_MS = 240_000
/** So may the season: a report is worth reading without its table, a preview hardly. */
const SEASON_WAIT_MS = { report: 25_000, preview: 100_000 } as const
const OLD_S = 900
/** A match that could not be written is tried again after this time. */
const RETRY_MS = 60_000

type Seen = { facts: string; sinceMs: number; failedAtMs: number | null }

export type Readiness = {
  /** Whether a match may be written now: its data rests, and nothing is missing. */
  isReady: (due: DueMatch, nowMs: number) => boolean
  fail: (due: DueMatch, nowMs: number) => void
  forget: (due: DueMatch) => void
}

/**
 * Decides when a match is written. After the last whistle a feed still sends scorers and figures:
 * the data must be the same at two polls, and complete or waited for long enough.
 */
export function createReadiness(): Readiness {
  const seen = new Map<string, Seen>()
  const keyOf = ({ kind, matchId }: DueMatch) => `${kind} ${matchId}`

  function note(due: DueMatch, nowMs: number): Seen | null {
    const before = seen.get(keyOf(due))
    if (before?.facts === due.facts) return before
    seen.set(keyOf(due), { facts: due.facts, sinceMs: before?.sinceMs ?? nowMs, failedAtMs: null })
    return null
  }

  return {
    isReady(due, nowMs) {
      const known = note(due, nowMs)
      if (known?.failedAtMs && nowMs - known.failedAtMs < RETRY_MS) return false
      const isOld = due.kind === 'preview' || nowMs / 1_000 - due.endedAt > OLD_S
      if (due.isDetailed && due.isSeasonStored) return known !== null || isOld
      const waitMs = isOld ? oldWaitOf(due) : LIVE_WAIT_MS
      return known !== null && nowMs - known.sinceMs >= waitMs
    },
    fail(due, nowMs) {
      const known = seen.get(keyOf(due))
      if (known) known.failedAtMs = nowMs
    },
    forget: (due) => seen.delete(keyOf(due)),
  }
}

function oldWaitOf({ kind, isDetailed }: DueMatch): number {
  return isDetailed ? SEASON_WAIT_MS[kind] : OLD_WAIT_MS
}
