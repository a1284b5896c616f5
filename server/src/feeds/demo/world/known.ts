import type { FeedLeague, FeedTeam } from '../../feed'
import { feedLeague, readCatalogue } from './catalogue'

/**
 * Leagues and clubs of the demo world by key, so that other feeds show them with the same names and
 * colours.
 */
export function knownCatalogue(): {
  leagues: Map<string, FeedLeague>
  teams: Map<string, FeedTeam>
} {
  const leagues = readCatalogue('known')
  return {
    leagues: new Map(leagues.map((league) => [league.key, feedLeague(league)])),
    teams: new Map(leagues.flatMap(({ teams }) => teams).map((team) => [team.key, team])),
  }
}
