import type { ListIncident } from '../../contracts/matches'
import type { MatchAlert, SportRules } from '../sport'
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
  const text = match && rules.alertOf(incident, match)
  if (!text) return null
  const { matchId, type, side, player } = incident
  const { li, lottery, home, away } = match
  return {
    ...text,
    sport: rules.sport,
    matchId,
    li,
    lottery,
    type,
    side,
    player,
    leagueName: list.leagues[li]?.shortZh ?? '',
    home: list.teams[home]?.shortZh ?? '',
    away: list.teams[away]?.shortZh ?? '',
  }
}
