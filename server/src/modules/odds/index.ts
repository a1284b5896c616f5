export { type OddsDeps, oddsModule } from './odds.module'
export { readOddsLines } from './odds.repository'
export { countQuotes } from './store/odds-metrics'
export { createOddsStore, type QuoteOutcomes } from './store/odds-store'
