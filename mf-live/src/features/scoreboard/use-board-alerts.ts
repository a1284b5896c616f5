import { type MatchAlert, useMatchListQuery } from '@saidian/shared/matches'
import { TODAYS_FOOTBALL } from './todays-football'

const NO_ALERTS: readonly MatchAlert[] = []

/** Goals and red cards of today's board, oldest first, after the stream delay. */
export function useBoardAlerts(): readonly MatchAlert[] {
  return useMatchListQuery(TODAYS_FOOTBALL, {
    selectFromResult: ({ data }) => ({ alerts: data?.alerts ?? NO_ALERTS }),
  }).alerts
}
