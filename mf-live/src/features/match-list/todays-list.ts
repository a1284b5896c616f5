import type { DayList, Sport } from '@saidian/shared/matches'

/** Today's list of a sport. */
export function todaysList(sport: Sport): DayList {
  return { sport, kind: 'today' }
}
