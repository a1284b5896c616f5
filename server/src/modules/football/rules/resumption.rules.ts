import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'

/** A match may resume this much before its new kick-off. */
const EARLY_S = 15 * 60

/**
 * Whether an abandoned match will resume: its fixture was moved to a time after it was abandoned.
 * All times in seconds since 1970; `at` is when the source reported it abandoned.
 */
export function awaitsResumption(match: {
  status: number
  at: number
  kickoffAt: number
}): boolean {
  return match.status === FOOTBALL_STATUS.abandoned && match.kickoffAt > match.at
}

/** Whether a message of time `at` is about the resumed play, not about the abandoned one. */
export function isOfResumption(kickoffAt: number, at: number): boolean {
  return at >= kickoffAt - EARLY_S
}
