import type { FootballMatch } from '../../contracts/football'
import type { ListIncident } from '../../contracts/matches'
import type { ListNames } from '../sport'
import type { MatchAlert } from './alert'

const KIND: Record<number, MatchAlert['kind']> = {
  1: 'goal',
  8: 'goal',
  17: 'goal',
  4: 'red',
  15: 'red',
}

/** The alert of a goal or a red card; null for another incident. */
export function alertOf(
  incident: ListIncident,
  match: FootballMatch,
  names: ListNames,
): Omit<MatchAlert, 'number'> | null {
  const kind = KIND[incident.type]
  if (!kind || incident.side === 'none') return null
  return {
    sport: 'football',
    kind,
    matchId: match.id,
    li: match.li,
    lottery: match.lottery,
    leagueName: names.league,
    side: incident.side,
    minute: incident.minute,
    player: incident.player,
    isOwnGoal: incident.type === 17,
    isPenalty: incident.type === 8,
    home: names.home,
    away: names.away,
    score: match.extra ?? match.score ?? [0, 0],
  }
}
