import {
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchTable,
} from '@saidian/shared/contracts/football'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { AnalysisService } from './analysis.service'

/** The endpoints of product-spec 7 about the analysis of a match. */
export function analysisRoutes(app: FastifyInstance, analysis: AnalysisService): void {
  serve(app, getMatchTable, ({ params }) => analysis.table(params.id))
  serve(app, getMatchHistory, ({ params }) => analysis.history(params.id))
  serve(app, getMatchGoalTimes, ({ params }) => analysis.goalTimes(params.id))
  serve(app, getMatchFuture, ({ params }) => analysis.future(params.id))
}
