import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'

/** Order of statuses: a row with a lower one does not replace a row with a higher one. */
const CERTAINTY: ReadonlyMap<number, number> = new Map([
  [FOOTBALL_STATUS.notStarted, 0],
  [FOOTBALL_STATUS.undecided, 1],
  [FOOTBALL_STATUS.postponed, 2],
  [FOOTBALL_STATUS.cancelled, 2],
  [FOOTBALL_STATUS.finished, 3],
])

export function certaintyOf(status: number): number {
  return CERTAINTY.get(status) ?? 0
}
