import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import type { MatchTab } from '../paths'

const NOT_BEGUN: ReadonlySet<number> = new Set([
  FOOTBALL_STATUS.notStarted,
  FOOTBALL_STATUS.postponed,
  FOOTBALL_STATUS.undecided,
])

/** What a match opens on: before its start what is known of both sides, from then on what happens. */
export function firstTab(status: number): MatchTab {
  return NOT_BEGUN.has(status) ? 'analysis' : 'live'
}
