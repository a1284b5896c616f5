import type { Sport } from '../sport'

/** A Beijing day and its part by LIST_TYPE: schedule (8), results (9) or all of it (0). */
export type DayPage = { date: string; type: 8 | 9 | 0 }

/** Which matches a list reads: those of today, of a day, or some by their ids. */
export type ListSelection = { sport: Sport } & (
  | { kind: 'today' }
  | ({ kind: 'day' } & DayPage)
  | { kind: 'ids'; ids: readonly number[] }
)
