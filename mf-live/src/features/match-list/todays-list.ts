import type { ListSelection, Sport } from '@saidian/shared/matches'

/** Today's list of a sport. */
export function todaysList(sport: Sport): ListSelection {
  return { sport, kind: 'today' }
}
