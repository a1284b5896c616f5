export { type ClubBook, createClubBook } from './clubs'
export { importOpenfootball, spellingsBeside } from './import-openfootball'
export { instantIn, USUAL_TIME, zoneOf } from './kickoff.rules'
export { roundZh } from './round.rules'
