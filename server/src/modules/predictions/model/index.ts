export {
  BASKETBALL_VERSION,
  type BasketballModel,
  fitBasketball,
} from './basketball/fit-basketball'
export { type BasketballState, basketballInPlay } from './basketball/in-play'
export { predictBasketball } from './basketball/predict-basketball'
export { BASKETBALL_SETTINGS, type BasketballSettings } from './basketball/settings'
export { FOOTBALL_VERSION, type FootballModel, fitFootball } from './football/fit-football'
export { type FootballState, footballInPlay } from './football/in-play'
export { predictFootball } from './football/predict-football'
export { FOOTBALL_SETTINGS, type FootballSettings } from './football/settings'
export { oddsProbabilities } from './numbers/odds'
export type {
  BasketballPrediction,
  Fixture,
  FootballPrediction,
  HandicapLine,
  Interval,
  PlayedMatch,
  Side,
  Spread,
  Term,
  TotalLine,
} from './types'
