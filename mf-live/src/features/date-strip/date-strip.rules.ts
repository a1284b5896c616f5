import { addDays, weekDay } from '@saidian/shared/lib'

/** 赛程 lists the next days, 赛果 the previous ones. */
export type Direction = 'ahead' | 'back'

const DAYS = 7

/** Today and the seven days after or before it, today first. */
export function stripDates(today: string, direction: Direction): string[] {
  const step = direction === 'ahead' ? 1 : -1
  return Array.from({ length: DAYS + 1 }, (_, index) => addDays(today, index * step))
}

/** The date of the query if the strip contains it, else today. */
export function chosenDate(given: string | null, today: string, direction: Direction): string {
  return given !== null && stripDates(today, direction).includes(given) ? given : today
}

/** The two lines of a day: 今天 or 周六, and 11/21. */
export function dayLabel(date: string, today: string): { day: string; date: string } {
  const [, month, day] = date.split('-')
  const names: Record<string, string> = {
    [today]: '今天',
    [addDays(today, 1)]: '明天',
    [addDays(today, -1)]: '昨天',
  }
  return {
    day: names[date] ?? weekDay(Date.parse(`${date}T12:00:00+08:00`)),
    date: `${Number(month)}/${Number(day)}`,
  }
}
