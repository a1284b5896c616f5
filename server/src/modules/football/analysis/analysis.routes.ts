import {
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchTable,
} from '@saidian/shared/contracts/football'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database'
import { serve } from '../../../platform/http'
import type { AnalysisService } from '../../../sports/analysis'
import type { FootballLevelRule } from '../tables/tie-break.rules'
import { createFootballAnalysis } from './football-analysis.service'

/** The endpoints of product-spec 7 about the analysis of a match. */
export function footballAnalysisRoutes(
  app: FastifyInstance,
  service: AnalysisService<FootballLevelRule>,
  db: Db,
): void {
  const analysis = createFootballAnalysis(service, db)
  serve(app, getMatchTable, ({ params }) => analysis.table(params.id))
  serve(app, getMatchHistory, ({ params }) => analysis.history(params.id))
  serve(app, getMatchGoalTimes, ({ params }) => analysis.goalTimes(params.id))
  serve(app, getMatchFuture, ({ params }) => analysis.future(params.id))
}
