import { beijingClock } from '@saidian/shared/lib'

const two = (value: number) => String(value).padStart(2, '0')

/** Beijing time as `2026-11-21 20:30`. */
export function moment(ms: number): string {
  const { year, month, day, hour, minute } = beijingClock(ms)
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

const WEEK_DAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** Beijing time as people say it: `11月21日(周六) 20:30`. */
export function spokenMoment(ms: number): string {
  const { month, day, hour, minute, weekDay } = beijingClock(ms)
  return `${month}月${day}日(${WEEK_DAYS[weekDay]}) ${two(hour)}:${two(minute)}`
}
