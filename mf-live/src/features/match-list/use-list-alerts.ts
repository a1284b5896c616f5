import { type MatchAlert, type Sport, useMatchLists } from '@saidian/shared/matches'
import { todaysList } from './todays-list'

const NO_ALERTS: readonly MatchAlert[] = []

/** The alerts of today's list of each sport, oldest first, after the stream delay. */
export function useListAlerts(sports: readonly Sport[]): readonly (readonly MatchAlert[])[] {
  return useMatchLists(sports.map(todaysList), ({ data }) => data?.alerts ?? NO_ALERTS).shown
}
