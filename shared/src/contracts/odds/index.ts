export {
  getBasketballOdds,
  getBasketballOddsCompanies,
  getBasketballOddsHistory,
  getListOdds,
  getMatchOdds,
  getOddsCompanies,
  getOddsHistory,
} from './calls'
export {
  isListOddsEvent,
  ListOdds,
  ListOddsEvent,
  MatchOdds,
  ODDS_TYPE,
  OddsCompany,
  OddsHistory,
  OddsLine,
  OddsQuote,
  type OddsType,
} from './odds'
