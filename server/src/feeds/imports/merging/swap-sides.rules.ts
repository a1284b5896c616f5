import type { FeedIncident, FeedStatistic, Pair } from '../../feed'
import type { ParsedMatch } from '../season/parsed-season'
import type { ImportSport } from '../sport/import-sport'

/** The same match with home and away swapped. */
export function swapSides(
  { swapped }: Pick<ImportSport, 'swapped'>,
  match: ParsedMatch,
): ParsedMatch {
  return {
    ...match,
    homeKey: match.awayKey,
    awayKey: match.homeKey,
    state: match.state && swapped(match.state),
    ...(match.incidents && { incidents: match.incidents.map(swapIncident) }),
    ...(match.statistics && { statistics: match.statistics.map(swapStatistic) }),
  }
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
