import {
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchText,
} from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { MatchService } from './match.service'

/** The calls of a match page (product-spec 7). */
export function matchRoutes(app: FastifyInstance, matches: MatchService): void {
  serve(app, getMatchNavigation, ({ params }) => matches.navigation(params.id))
  serve(app, getMatchText, ({ params, query }) => matches.text(params.id, query))
  serve(app, getMatchLineup, ({ params }) => matches.lineup(params.id))
  serve(app, getMatchIntelligence, ({ params }) => matches.intelligence(params.id))
}
