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

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * 刚刚 and 5分钟前 within an hour, then the time of a message. A device whose clock is a minute slow
 * says 刚刚.
 */
export function agoTime(ms: number, nowMs: number): string {
  const age = nowMs - ms
  if (age >= HOUR_MS || age <= -MINUTE_MS) return messageTime(ms, nowMs)
  return age < MINUTE_MS ? '刚刚' : `${Math.floor(age / MINUTE_MS)}分钟前`
}

/** For a row below the title of its day: 5分钟前 within an hour, then only the clock. */
export function timeOfDay(ms: number, nowMs: number): string {
  const isNear = nowMs - ms < HOUR_MS && beijing(ms).isSame(beijing(nowMs), 'day')
  return isNear ? agoTime(ms, nowMs) : beijing(ms).format('HH:mm')
}
