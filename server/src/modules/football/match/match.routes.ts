import {
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchOrigins,
  getMatchText,
} from '@saidian/shared/contracts/football'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { MatchService } from './match.service'

/** The endpoints of a match page (product-spec 7). */
export function matchRoutes(app: FastifyInstance, matches: MatchService): void {
  // The shared reads check the load themselves: a cached answer needs no database.
  const shared = { readsDatabase: false }
  serve(app, getMatchNavigation, ({ params }) => matches.navigation(params.id), shared)
  serve(app, getMatchText, ({ params, query }) => matches.text(params.id, query), shared)
  serve(app, getMatchLineup, ({ params }) => matches.lineup(params.id), shared)
  serve(app, getMatchOrigins, ({ params }) => matches.origins(params.id))
  serve(app, getMatchIntelligence, ({ params }) => matches.intelligence(params.id), shared)
}
