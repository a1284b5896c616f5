export {
  CHAIN_PAGE,
  ChainHead,
  ChainRecord,
  FIRST_HASH,
  getChain,
  getChainHeads,
  getChainRecord,
  getPredictionIndex,
  HEADS_PATH,
  INDEX_PAGE,
  IndexRow,
} from './chain'
export {
  getPastPredictions,
  getUpcomingPredictions,
  ListedPrediction,
  MarketView,
  PAST_PAGE,
  Settled,
  ValuePick,
  ValueRecord,
} from './listed'
export {
  getMatchPrediction,
  InPlayCurve,
  InPlayPoint,
  MatchPrediction,
  PredictionInputs,
} from './match'
export {
  Chance,
  CoverChance,
  Interval,
  Outcome,
  Prediction,
  PredictionTerm,
  RESULTS,
  Result,
  ResultChances,
  TotalChance,
} from './prediction'
export { CalibrationBin, ForecastScore, getPredictionScores, ScoreGroup } from './scores'
