import type { Visit } from '@saidian/shared/contracts/personal'
import { beijingDate } from '@saidian/shared/lib'

/** A row of the history. */
export type VisitRow = {
  visit: Visit
  /** Beijing day, of the first row of each day. */
  day: string | null
  isLastOfDay: boolean
}

/** Rows of visits, in their order, with the borders of Beijing days. */
export function rowsByDay(visits: readonly Visit[]): VisitRow[] {
  const days = visits.map(({ at }) => beijingDate(at))
  return visits.map((visit, place) => ({
    visit,
    day: days[place] === days[place - 1] ? null : (days[place] ?? null),
    isLastOfDay: days[place] !== days[place + 1],
  }))
}
