import {
  getBasketballOdds,
  getBasketballOddsCompanies,
  getBasketballOddsHistory,
} from '@saidian/shared/contracts/odds'
import { oddsRoutes } from '../../../sports/odds'

/** The calls "zhi" of product-spec 7. */
export const basketballOddsRoutes = oddsRoutes({
  match: getBasketballOdds,
  companies: getBasketballOddsCompanies,
  history: getBasketballOddsHistory,
})
