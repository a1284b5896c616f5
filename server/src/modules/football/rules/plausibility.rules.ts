import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import type { FeedMatchState, Pair } from '../../../feeds/feed'
import type { Plausibility } from '../../../sports/match-state'

const { firstHalf, secondHalf, extraTime, extraTimeOld } = FOOTBALL_STATUS
/** Statuses with a running clock, which counts from `halfKickoffAt`. */
const CLOCKED: readonly number[] = [firstHalf, secondHalf, extraTime, extraTimeOld]
/** A half with a long stop; a longer one is reported as interrupted. */
const MAX_HALF = 150
/** A half may be announced so many minutes before it starts. */
const ANNOUNCED = 2

const isAbove = (part: Pair | null, whole: Pair | null) =>
  part !== null && whole !== null && part.some((goals, side) => goals > (whole[side] ?? 0))

/** What can be true of a football match. The highest score of a senior match is 31-0. */
export const footballPlausibility: Plausibility<FeedMatchState> = {
  statuses: Object.values(FOOTBALL_STATUS),
  contradictionOf: ({ status, halfKickoffAt, score, half, extra }, minutesSince) => {
    if (isAbove(half, score)) return 'half above score'
    if (isAbove(score, extra)) return 'score above extra time'
    if (halfKickoffAt === null || !CLOCKED.includes(status)) return null
    const minute = minutesSince(halfKickoffAt)
    return minute > MAX_HALF || minute < -ANNOUNCED ? 'clock out of range' : null
  },
  scoreOf: ({ score }) => score,
  maxScore: 35,
  gain: { atOnce: 3, perMinute: 1 / 15 },
  maxMinute: 150,
}
