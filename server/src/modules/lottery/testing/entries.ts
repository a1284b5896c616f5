import type { FeedLotteryEntry, FeedLotteryIssue, FeedMessage } from '../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../testing'

const HOUR = 3_600

/** Issue of Saturday. */
export const JC = '2026-08-15'

export function issue(given: Partial<FeedLotteryIssue> = {}): FeedLotteryIssue {
  const span = { startAt: SATURDAY_EVENING - 24 * HOUR, endAt: SATURDAY_EVENING + HOUR }
  return { kind: 'jczq', issue: JC, ...span, drawAt: null, sales: null, jackpot: null, ...given }
}

export function entry(
  num: number,
  matchKey: string,
  given: Partial<FeedLotteryEntry> = {},
): FeedLotteryEntry {
  return {
    kind: 'jczq',
    issue: JC,
    num,
    matchKey,
    stopAt: SATURDAY_EVENING - 300,
    sale: [2, 2, 1, 1, 1],
    spf: [1.95, 3.3, 3.4],
    line: 1,
    rq: [3.91, 3.5, 1.75],
    ...given,
  }
}

export function lottery(
  entries: FeedLotteryEntry[],
  issues: FeedLotteryIssue[] = [issue()],
  at = SATURDAY_EVENING - 2 * HOUR,
): Extract<FeedMessage, { kind: 'lottery' }> {
  return { kind: 'lottery', at, issues, entries }
}
