import type { Visit } from '@saidian/shared/contracts/personal'
import { addDays, beijingDate, formatDate } from '@saidian/shared/lib'

export type DayOfVisits = { day: string; visits: Visit[] }

/** Groups visits by Beijing day, in their order. */
export function byDay(visits: readonly Visit[]): DayOfVisits[] {
  const days: DayOfVisits[] = []
  for (const visit of visits) {
    const day = beijingDate(visit.at)
    const last = days.at(-1)
    if (last?.day === day) last.visits.push(visit)
    else days.push({ day, visits: [visit] })
  }
  return days
}

/** 今天, 昨天, or the date. */
export function dayText(day: string, nowMs: number): string {
  const today = beijingDate(nowMs)
  if (day === today) return '今天'
  if (day === addDays(today, -1)) return '昨天'
  return formatDate(
    Date.parse(`${day}T00:00:00+08:00`),
    day.slice(0, 4) === today.slice(0, 4) ? 'M月d日' : 'yyyy年M月d日',
  )
}
