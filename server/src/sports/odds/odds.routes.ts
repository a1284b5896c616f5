import type { getMatchOdds, getOddsCompanies, getOddsHistory } from '@saidian/shared/contracts/odds'
import { serve } from '../../platform/http'
import type { OddsDeps } from './odds.module'

/** The calls of a sport about the odds of a match: they differ only in their paths. */
export type OddsCalls = {
  match: typeof getMatchOdds
  companies: typeof getOddsCompanies
  history: typeof getOddsHistory
}

/** Registers the calls about the odds of a match. */
export function oddsRoutes(calls: OddsCalls): OddsDeps['routes'] {
  return (app, odds) => {
    serve(app, calls.match, ({ params, query }) => odds.match(params.matchId, query.type))
    serve(app, calls.companies, () => odds.companies())
    serve(app, calls.history, ({ params, query }) => odds.history({ matchId: params.id, ...query }))
  }
}
