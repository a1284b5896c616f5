import type { ListIncident, MatchAlert, SportRules } from '../sport'
import type { MatchList } from './match-list.rules'

const MAX_ALERTS = 20

/** Adds the incidents that the sport announces to the alerts of the list. */
export function withAlerts(
  list: MatchList,
  incidents: readonly ListIncident[],
  rules: SportRules,
): MatchList {
  const last = list.alerts.at(-1)?.number ?? 0
  const fresh = incidents.flatMap((incident, index) => {
    const alert = alertOf(list, incident, rules)
    return alert ? [{ ...alert, number: last + index + 1 }] : []
  })
  return fresh.length === 0
    ? list
    : { ...list, alerts: [...list.alerts, ...fresh].slice(-MAX_ALERTS) }
}

function alertOf(
  list: MatchList,
  incident: ListIncident,
  rules: SportRules,
): Omit<MatchAlert, 'number'> | null {
  const match = list.matches[incident.matchId]
  if (!match) return null
  return rules.alertOf(incident, match, {
    league: list.leagues[match.li]?.shortZh ?? '',
    home: list.teams[match.home]?.shortZh ?? '',
    away: list.teams[match.away]?.shortZh ?? '',
  })
}
