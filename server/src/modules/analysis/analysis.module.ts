import type { Db } from '../../platform/database'
import type { Module } from '../../platform/module'
import type { FootballLists } from '../football'
import { analysisRoutes } from './analysis.routes'
import { createAnalysisService } from './analysis.service'

export type AnalysisDeps = { db: Db; lists: FootballLists }

/** Analysis of a match: table, head to head and form, goal times, what comes next. */
export function analysisModule(deps: AnalysisDeps): Module {
  return { name: 'analysis', routes: (app) => analysisRoutes(app, createAnalysisService(deps)) }
}
