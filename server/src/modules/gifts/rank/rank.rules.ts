import { addDays, beijingDate } from '@saidian/shared/lib'

export type RankPeriod = 'day' | 'week'

/** A minute of watching is one point, a message two; more messages a day count no further. */
export const MESSAGE_POINTS = 2
export const MAX_MESSAGES_A_DAY = 60

/** First and last Beijing day of a period that ends today. */
export function daysOf(period: RankPeriod, nowMs: number): { from: string; to: string } {
  const to = beijingDate(nowMs)
  return { from: period === 'day' ? to : addDays(to, -6), to }
}
