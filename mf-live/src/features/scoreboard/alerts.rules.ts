import type { BoardIncident } from '@saidian/shared/contracts'
import type { MatchAlert } from '../../match/alert'
import type { Board } from './board.rules'

const MAX_ALERTS = 20
const KIND: Record<number, MatchAlert['kind']> = {
  1: 'goal',
  8: 'goal',
  17: 'goal',
  4: 'red',
  15: 'red',
}

function alertOf(board: Board, incident: BoardIncident, number: number): MatchAlert | null {
  const kind = KIND[incident.type]
  const match = board.matches[incident.matchId]
  if (!kind || !match || incident.side === 'none') return null
  return {
    number,
    kind,
    matchId: match.id,
    li: match.li,
    lottery: match.lottery,
    leagueName: board.leagues[match.li]?.shortZh ?? '',
    side: incident.side,
    minute: incident.minute,
    player: incident.player,
    isOwnGoal: incident.type === 17,
    isPenalty: incident.type === 8,
    home: board.teams[match.home]?.shortZh ?? '',
    away: board.teams[match.away]?.shortZh ?? '',
    score: match.extra ?? match.score ?? [0, 0],
  }
}

/** Adds the goals and red cards among `incidents` to the alerts of the board. */
export function withAlerts(board: Board, incidents: readonly BoardIncident[]): Board {
  const last = board.alerts.at(-1)?.number ?? 0
  const fresh = incidents.flatMap(
    (incident, index) => alertOf(board, incident, last + index + 1) ?? [],
  )
  return fresh.length === 0
    ? board
    : { ...board, alerts: [...board.alerts, ...fresh].slice(-MAX_ALERTS) }
}
