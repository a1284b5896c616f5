export { clubSlug } from './club-key.rules'
export { type ClubName, readClubNames } from './clubs'
export { readTable } from './table'
