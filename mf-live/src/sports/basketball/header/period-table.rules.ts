import { periodText, QUARTERS } from '@saidian/shared/lib/basketball'

/** Head of a narrow column: 一 二 三 四, then 加时, or with several of them 加1 加2. */
export function periodLabel(period: number, periods: number): string {
  if (period <= QUARTERS) return periodText(period).slice(1, -1)
  return periods === QUARTERS + 1 ? '加时' : `加${period - QUARTERS}`
}
