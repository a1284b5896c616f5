export { type AmericanTeam, readAmericanTeams } from './basketball/american-teams'
export { basketballCatalogue } from './basketball/basketball-catalogue'
export { readNbaPlayerNames } from './basketball/nba-players'
export { teamPlaces } from './basketball/team-places'
export { type ClubBook, createClubBook } from './clubs/club-book'
export { type ClubName, readClubNames } from './clubs/clubs'
export { FORMATIONS, type Position, type Role, type Slot, slotsOf } from './formations'
export { type KnownCatalogue, knownCatalogue } from './known/known-catalogue'
export { type KnownClubs, readKnownClubs, teamsOfLeague } from './known/known-clubs'
export { readKnownLeagues } from './known/known-leagues'
export { leagueOf } from './leagues/league-of'
export { type LeagueName, readLeagueNames } from './leagues/leagues'
export {
  isUnequalSchedule,
  seasonNameOf,
  seasonNames,
  yearsBeforeFinals,
} from './leagues/season-name.rules'
export { readTournaments } from './leagues/tournaments'
export { colorsOf, markOf } from './looks.rules'
export { createNationBook, type NationBook } from './nations/nations'
export {
  createPlayerNameFinder,
  type NationName,
  readNationNames,
  readPlayerNames,
} from './players/player-names'
export { readTable } from './table'
