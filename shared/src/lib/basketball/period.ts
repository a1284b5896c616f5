import { chineseNumeral } from '../text/quantity-text'

/** Quarters before overtimes begin. */
export const QUARTERS = 4
/** Seconds of an overtime. */
export const OVERTIME_SECONDS = 300

/** Name of a period: 第一节 … 第四节, 加时, or with several overtimes 加时1, 加时2 … */
export function periodText(period: number, periods = period): string {
  if (period <= QUARTERS) return `第${chineseNumeral(period)}节`
  return periods <= QUARTERS + 1 ? '加时' : `加时${period - QUARTERS}`
}

/** Seconds that a period lasts; `quarterSeconds` is 720 or 600. */
export function secondsOfPeriod(period: number, quarterSeconds: number): number {
  return period <= QUARTERS ? quarterSeconds : OVERTIME_SECONDS
}

/** Seconds played from the tip-off to `clock` seconds before the end of a period. */
export function secondsPlayed(period: number, clock: number, quarterSeconds: number): number {
  const quarters = Math.min(period - 1, QUARTERS)
  const overtimes = Math.max(0, period - 1 - QUARTERS)
  const before = quarters * quarterSeconds + overtimes * OVERTIME_SECONDS
  return before + secondsOfPeriod(period, quarterSeconds) - clock
}

/**
 * Period and seconds left in it after `played` seconds; the end of a period belongs to that period.
 */
export function periodAt(
  played: number,
  quarterSeconds: number,
): { period: number; clock: number } {
  let period = 1
  while (played > secondsPlayed(period, 0, quarterSeconds)) period += 1
  return { period, clock: secondsPlayed(period, 0, quarterSeconds) - played }
}
