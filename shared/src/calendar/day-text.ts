import type { Dayjs } from 'dayjs'
import { beijing, startOfDay } from './beijing'

const NEAR_DAYS: Record<number, string | undefined> = { [-1]: '昨天', 0: '今天', 1: '明天' }

function nearDay(day: Dayjs, now: Dayjs): string | undefined {
  return NEAR_DAYS[day.diff(now.startOf('day'), 'day')]
}

function dateText(day: Dayjs, now: Dayjs): string {
  return day.format(day.year() === now.year() ? 'M月D日' : 'YYYY年M月D日')
}

/** 今天, 昨天 or 明天, else the date of a day `yyyy-MM-dd`; the year when it is not this year. */
export function dayLabel(day: string, nowMs: number): string {
  const [at, now] = [startOfDay(day), beijing(nowMs)]
  return nearDay(at, now) ?? dateText(at, now)
}

/** 今天 11月21日 周六 for a day `yyyy-MM-dd`. */
export function dayTitle(day: string, nowMs: number): string {
  const [at, now] = [startOfDay(day), beijing(nowMs)]
  return [nearDay(at, now), dateText(at, now), at.format('ddd')].filter(Boolean).join(' ')
}

/** Time of a message: today only the clock, this year without the year, else whole. */
export function messageTime(ms: number, nowMs: number): string {
  const [at, now] = [beijing(ms), beijing(nowMs)]
  if (at.isSame(now, 'day')) return at.format('HH:mm')
  return at.format(at.year() === now.year() ? 'MM-DD HH:mm' : 'YYYY-MM-DD HH:mm')
}
