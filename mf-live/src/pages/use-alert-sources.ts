import { useMemo } from 'react'
import type { AlertSource } from '../features/alerts/alert-source'
import { useListAlerts } from '../features/match-list/use-list-alerts'
import type { MatchFilters } from '../match/match-filter.rules'
import type { SportLists } from '../sports/sport-lists'

/** What the pages of some sports announce. `views` is a stable array. */
export function useAlertSources(
  views: readonly SportLists[],
  filters: MatchFilters,
): readonly AlertSource[] {
  const alerts = useListAlerts(views.map(({ sport }) => sport))
  return useMemo(
    () =>
      views.map(({ sport, alerts: view }, at) => ({
        view,
        alerts: alerts[at] ?? [],
        filter: filters.get(sport),
      })),
    [views, alerts, filters],
  )
}
