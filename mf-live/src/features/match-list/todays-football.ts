import type { DayList } from '@saidian/shared/matches'

/** Today's football list. */
export const TODAYS_FOOTBALL: DayList = { sport: 'football', kind: 'today' }
