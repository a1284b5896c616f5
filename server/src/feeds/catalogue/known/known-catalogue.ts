import type { FeedLeague, FeedTeam } from '../../feed'
import { readKnownClubs, teamsOfLeague } from './known-clubs'
import { readKnownLeagues } from './known-leagues'

/** Leagues and teams by key. */
export type KnownCatalogue = { leagues: Map<string, FeedLeague>; teams: Map<string, FeedTeam> }

/** Known leagues and clubs by key: every feed shows them with the same names and colours. */
export function knownCatalogue(): KnownCatalogue {
  const leagues = readKnownLeagues()
  const clubs = readKnownClubs()
  const teams = leagues.flatMap(({ key }) => teamsOfLeague(key, clubs))
  return {
    leagues: new Map(leagues.map((league) => [league.key, league])),
    teams: new Map(teams.map((team) => [team.key, team])),
  }
}
