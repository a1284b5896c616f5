import type { FeedIncident, FeedStatistic, Pair } from '../../feed'
import type { ParsedMatch, ParsedState } from '../season/parsed-season'

/** The same match with home and away swapped. */
export function swapSides(match: ParsedMatch): ParsedMatch {
  return {
    ...match,
    homeKey: match.awayKey,
    awayKey: match.homeKey,
    state: match.state && swapState(match.state),
    ...(match.incidents && { incidents: match.incidents.map(swapIncident) }),
    ...(match.statistics && { statistics: match.statistics.map(swapStatistic) }),
  }
}

function swapState(state: ParsedState): ParsedState {
  const swapped = Object.entries(state).map(([name, value]) => [
    name,
    Array.isArray(value) ? swap(value) : value,
  ])
  return { ...state, ...Object.fromEntries(swapped) }
}

function swapIncident(incident: FeedIncident): FeedIncident {
  const side = { home: 'away', away: 'home', none: 'none' } as const
  return { ...incident, side: side[incident.side], score: incident.score && swap(incident.score) }
}

function swapStatistic(statistic: FeedStatistic): FeedStatistic {
  return { ...statistic, home: statistic.away, away: statistic.home }
}

function swap([home = 0, away = 0]: readonly number[]): Pair {
  return [away, home]
}
