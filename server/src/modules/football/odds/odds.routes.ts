import { getMatchOdds, getOddsCompanies, getOddsHistory } from '@saidian/shared/contracts/odds'
import { oddsRoutes } from '../../../sports/odds'

/** The endpoints of product-spec 7 about odds. */
export const footballOddsRoutes = oddsRoutes({
  match: getMatchOdds,
  companies: getOddsCompanies,
  history: getOddsHistory,
})
