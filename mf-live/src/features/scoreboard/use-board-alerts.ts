import type { MatchAlert } from '../../match/alert'
import { useFootballLiveQuery } from './scoreboard.api'

const NO_ALERTS: readonly MatchAlert[] = []

/** Goals and red cards of today's board, oldest first, after the stream delay. */
export function useBoardAlerts(): readonly MatchAlert[] {
  return useFootballLiveQuery(undefined, {
    selectFromResult: ({ data }) => ({ alerts: data?.alerts ?? NO_ALERTS }),
  }).alerts
}
