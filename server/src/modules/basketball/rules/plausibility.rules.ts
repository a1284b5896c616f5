import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import type { FeedBasketballState } from '../../../feeds/messages'
import type { Plausibility } from '../../../sports/match-state'

/** Seconds of the longest period. */
const MAX_PERIOD = 1_200

const sumOf = (points: readonly number[] | null) =>
  points?.reduce((sum, count) => sum + count, 0) ?? 0

/** What can be true of a game. The highest score of a side in the NBA is 186. */
export const basketballPlausibility: Plausibility<FeedBasketballState> = {
  statuses: Object.values(BASKETBALL_STATUS),
  contradictionOf: ({ score, homePoints, awayPoints, clock, periodSeconds }) => {
    if (score !== null && (sumOf(homePoints) > score[0] || sumOf(awayPoints) > score[1]))
      return 'periods above score'
    const maxSeconds = Math.max(periodSeconds, 300)
    return maxSeconds > MAX_PERIOD || (clock ?? 0) > maxSeconds ? 'clock out of range' : null
  },
  scoreOf: ({ score }) => score,
  maxScore: 250,
  gain: { atOnce: 15, perMinute: 10 },
  maxMinute: 150,
}
