import type { FeedIncident, FeedStatistic, Pair } from '../../feed'
import type { ToldMatch, ToldState } from '../told'

/** The same match with home and away changed over. */
export function turn(match: ToldMatch): ToldMatch {
  return {
    ...match,
    homeKey: match.awayKey,
    awayKey: match.homeKey,
    state: match.state && turnState(match.state),
    ...(match.incidents && { incidents: match.incidents.map(turnIncident) }),
    ...(match.statistics && { statistics: match.statistics.map(turnStatistic) }),
  }
}

function turnState(state: ToldState): ToldState {
  const turned = Object.entries(state).map(([name, value]) => [
    name,
    Array.isArray(value) ? swap(value) : value,
  ])
  return { ...state, ...Object.fromEntries(turned) }
}

function turnIncident(incident: FeedIncident): FeedIncident {
  const side = { home: 'away', away: 'home', none: 'none' } as const
  return { ...incident, side: side[incident.side], score: incident.score && swap(incident.score) }
}

function turnStatistic(statistic: FeedStatistic): FeedStatistic {
  return { ...statistic, home: statistic.away, away: statistic.home }
}

function swap([home = 0, away = 0]: readonly number[]): Pair {
  return [away, home]
}
