import {
  getBasketballDetail,
  getBasketballOrigins,
  getBasketballText,
  getBoxScore,
  getShotChart,
} from '@saidian/shared/contracts/basketball'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { MatchService } from './match.service'

/** The endpoints of a match page. */
export function matchRoutes(app: FastifyInstance, matches: MatchService): void {
  // The shared reads check the load themselves: a cached answer needs no database.
  const shared = { readsDatabase: false }
  serve(app, getBasketballDetail, ({ params }) => matches.detail(params.id), shared)
  serve(app, getBasketballText, ({ params, query }) => matches.text(params.id, query), shared)
  serve(app, getBoxScore, ({ params }) => matches.box(params.id), shared)
  serve(app, getShotChart, ({ params }) => matches.shots(params.id), shared)
  serve(app, getBasketballOrigins, ({ params }) => matches.origins(params.id))
}
