import { FOOTBALL_STATUS } from '@saidian/shared/contracts'

/** A match may go on this much before the time it was fixed for. */
const EARLY_S = 15 * 60

/**
 * Whether an abandoned match is to go on: its fixture was moved behind the moment it was abandoned. All times in
 * seconds since 1970; `at` is when the source called it abandoned.
 */
export function awaitsResumption(match: {
  status: number
  at: number
  kickoffAt: number
}): boolean {
  return match.status === FOOTBALL_STATUS.abandoned && match.kickoffAt > match.at
}

/** Whether a word said at `at` is of the new play; one of the play that was abandoned does not bring it back. */
export function isOfResumption(kickoffAt: number, at: number): boolean {
  return at >= kickoffAt - EARLY_S
}
