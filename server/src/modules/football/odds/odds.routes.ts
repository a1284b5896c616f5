import {
  getListOdds,
  getMatchOdds,
  getOddsCompanies,
  getOddsHistory,
} from '@saidian/shared/contracts/odds'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { ListOddsReader, OddsService } from '../../../sports/odds'

/** The endpoints of product-spec 7 about odds. */
export function footballOddsRoutes(
  app: FastifyInstance,
  odds: OddsService,
  lists: ListOddsReader,
): void {
  serve(app, getMatchOdds, ({ params, query }) => odds.match(params.matchId, query.type))
  serve(app, getOddsCompanies, () => odds.companies())
  serve(app, getOddsHistory, ({ params, query }) => odds.history({ matchId: params.id, ...query }))
  serve(app, getListOdds, ({ query }) => lists(query.companyId, query.date))
}
