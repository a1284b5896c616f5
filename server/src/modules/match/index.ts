export { type MatchDeps, type MatchPages, matchPages, matchStores } from './match.module'
export { readOrigins } from './read/origins.repository'
export { removeDetailsOf } from './stores/imported-details.repository'
export { removeOldText } from './stores/old-text.repository'
