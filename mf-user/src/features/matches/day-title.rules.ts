import { addDays, beijingDate, formatDate, weekDay } from '@saidian/shared/lib'

/** 今天 11月21日 周六; also 明天 and 昨天, and the year when it is not this year. */
export function dayTitle(day: string, nowMs: number): string {
  if (day === '') return '时间未定'
  const today = beijingDate(nowMs)
  const near = { [addDays(today, -1)]: '昨天', [today]: '今天', [addDays(today, 1)]: '明天' }[day]
  const ms = Date.parse(`${day}T00:00:00+08:00`)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return [near, formatDate(ms, isThisYear ? 'M月d日' : 'yyyy年M月d日'), weekDay(ms)]
    .filter(Boolean)
    .join(' ')
}
