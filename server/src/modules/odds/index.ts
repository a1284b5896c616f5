export { type OddsDeps, type OddsPages, oddsPages } from './odds.module'
export { readOddsLines } from './odds.repository'
export { createOddsStore } from './store/odds-store'
