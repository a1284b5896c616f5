import { type MatchAlert, type Sport, useMatchListQuery } from '@saidian/shared/matches'
import { todaysList } from './todays-list'

const NO_ALERTS: readonly MatchAlert[] = []

/** The alerts of today's list, oldest first, after the stream delay. */
export function useListAlerts(sport: Sport): readonly MatchAlert[] {
  return useMatchListQuery(todaysList(sport), {
    selectFromResult: ({ data }) => ({ alerts: data?.alerts ?? NO_ALERTS }),
  }).alerts
}
