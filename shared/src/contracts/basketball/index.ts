export { getBasketballFuture, getBasketballHistory, getBasketballTable } from './analysis'
export {
  BASKETBALL_INCIDENT,
  BASKETBALL_STATUS,
  BasketballList,
  BasketballListEvent,
  BasketballMatch,
  type BasketballStatus,
  getBasketballFilter,
  getBasketballMatches,
  isBasketballListEvent,
} from './lists'
export {
  BasketballEvent,
  BasketballHeader,
  BasketballText,
  BoxScore,
  getBasketballDetail,
  getBasketballOrigins,
  getBasketballText,
  getBoxScore,
  getShotChart,
  isBasketballEvent,
  PlayerLine,
  ScoreFlow,
  Shot,
  ShotChart,
} from './match'
