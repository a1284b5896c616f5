import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import type { MatchTab } from '../../../paths'

const BEFORE_START: ReadonlySet<number> = new Set([
  FOOTBALL_STATUS.notStarted,
  FOOTBALL_STATUS.postponed,
  FOOTBALL_STATUS.undecided,
])

/** The first tab of a match: 分析 before the kick-off, 赛况 afterwards. */
export function firstTab(status: number): MatchTab {
  return BEFORE_START.has(status) ? 'analysis' : 'live'
}
