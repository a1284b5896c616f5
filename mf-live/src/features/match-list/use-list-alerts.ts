import { type MatchAlert, useMatchListQuery } from '@saidian/shared/matches'
import { TODAYS_FOOTBALL } from './todays-football'

const NO_ALERTS: readonly MatchAlert[] = []

/** Goals and red cards of today's list, oldest first, after the stream delay. */
export function useListAlerts(): readonly MatchAlert[] {
  return useMatchListQuery(TODAYS_FOOTBALL, {
    selectFromResult: ({ data }) => ({ alerts: data?.alerts ?? NO_ALERTS }),
  }).alerts
}
