import {
  getBasketballFuture,
  getBasketballHistory,
  getBasketballTable,
} from '@saidian/shared/contracts/basketball'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database'
import { serve } from '../../../platform/http'
import { type AnalysisService, historyOf, readRest } from '../../../sports/analysis'
import { basketball } from '../sport'
import type { BasketballLevelRule } from '../tables/tie-break.rules'

/** The calls about the analysis of a game. */
export function basketballAnalysisRoutes(
  app: FastifyInstance,
  analysis: AnalysisService<BasketballLevelRule>,
  db: Db,
): void {
  const rest = analysis.share(async ({ home, away, kickoffAt, sources }) => {
    const restOf = (teamId: number) =>
      readRest(db, { sport: basketball, teamId, kickoffAt, sources })
    const [ofHome, ofAway] = await Promise.all([restOf(home), restOf(away)])
    return { home: ofHome, away: ofAway }
  })
  serve(app, getBasketballTable, ({ params }) => analysis.table(params.id))
  serve(app, getBasketballFuture, ({ params }) => analysis.next(params.id))
  serve(app, getBasketballHistory, async ({ params: { id } }) => {
    const [past, rested] = await Promise.all([analysis.past(id), rest(id)])
    return { ...historyOf(past), rest: rested }
  })
}
