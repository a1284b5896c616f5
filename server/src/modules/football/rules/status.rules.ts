import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { isOver } from '@saidian/shared/lib/football'

/** Phases from the fixture to the end of a match. Status 6 is the old number of extra time. */
const PHASES: ReadonlyMap<number, number> = new Map([
  [FOOTBALL_STATUS.notStarted, 1],
  [FOOTBALL_STATUS.firstHalf, 2],
  [FOOTBALL_STATUS.halfTime, 3],
  [FOOTBALL_STATUS.secondHalf, 4],
  [FOOTBALL_STATUS.extraTime, 5],
  [FOOTBALL_STATUS.extraTimeOld, 5],
  [FOOTBALL_STATUS.penalties, 7],
  [FOOTBALL_STATUS.finished, 8],
])

/** Phase of a match that has not started. */
const FIRST_PHASE = 1

/** Phase of a status; null for postponed, interrupted, … and for an unknown number. */
export function phaseOf(status: number): number | null {
  return PHASES.get(status) ?? null
}

/**
 * Whether a match may go from `from` to `status` without a correction; `reached` is its furthest
 * phase. The relation is transitive, because messages get lost: 1 → 8 is as legal as 1 → 2 → … → 8.
 */
export function mayMove(from: { status: number; reached: number }, status: number): boolean {
  if (status === from.status) return true
  if (isOver(from.status)) return false
  const phase = phaseOf(status)
  if (phase !== null) return phase >= from.reached
  // A match that has started can be interrupted or abandoned, but no longer postponed.
  const isPutOff = status === FOOTBALL_STATUS.postponed || status === FOOTBALL_STATUS.undecided
  return !isPutOff || from.reached <= FIRST_PHASE
}
