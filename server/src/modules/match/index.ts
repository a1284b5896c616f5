export { type MatchDeps, type MatchPages, matchPages, matchStores } from './match.module'
