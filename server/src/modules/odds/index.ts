export { type OddsDeps, oddsModule } from './odds.module'
export { readOddsLines } from './odds.repository'
export { countQuotes } from './odds-metrics'
export { createOddsStore, type QuoteOutcomes } from './odds-store'
