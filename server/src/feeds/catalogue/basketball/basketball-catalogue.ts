import type { KnownCatalogue } from '../known/known-catalogue'
import { readKnownClubs } from '../known/known-clubs'
import { readKnownLeagues } from '../known/known-leagues'

/** Leagues and teams of basketball by key: all feeds show them with one name and one look. */
export function basketballCatalogue(): KnownCatalogue {
  const leagues = readKnownLeagues(new URL('./leagues.csv', import.meta.url))
  const teams = readKnownClubs(new URL('./teams.csv', import.meta.url))
  return {
    leagues: new Map(leagues.map((league) => [league.key, league])),
    teams: new Map([...teams.values()].flat().map((team) => [team.key, team])),
  }
}
