import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import type { MatchTab } from '../../../paths'

const BEFORE_START: ReadonlySet<number> = new Set([
  BASKETBALL_STATUS.notStarted,
  BASKETBALL_STATUS.postponed,
  BASKETBALL_STATUS.undecided,
])

/** The first tab of a game: 分析 before the tip-off, 赛况 afterwards. */
export function firstTab(status: number): MatchTab {
  return BEFORE_START.has(status) ? 'analysis' : 'live'
}
