import type { Visit } from '@saidian/shared/contracts/personal'
import { beijingDate } from '@saidian/shared/lib'

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
