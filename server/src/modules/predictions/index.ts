export { predictedBasketball } from './in-play/basketball-predictions'
export { predictedFootball } from './in-play/football-predictions'
export type { PredictedSport } from './predicted-sport'
export { predictionsModule } from './predictions.module'
