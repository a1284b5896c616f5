export { type MatchDeps, type MatchPages, matchPages, matchStores } from './match.module'
export { removeOldText } from './stores/old-text.repository'
