import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { Commits } from '../ingest'
import type { MatchLists } from '../lists'
import { type AnalysisService, createAnalysisService } from './analysis.service'
import type { AnalysisSport } from './analysis-sport'
import type { RankCache } from './ranks/rank-cache.service'
import { createRankUpdater } from './ranks/rank-updater.service'

export type AnalysisDeps<Rule extends string> = {
  db: Db
  clock: Clock
  log: Logger
  /** `api` serves the routes; the leader of `feed` publishes ranks that results change. */
  roles: ReadonlySet<string>
  sport: AnalysisSport<Rule>
  lists: Pick<MatchLists, 'sources'>
  commits: Commits
  /** The cache whose ranks the lists show. */
  ranks: RankCache
  /** The calls of the sport, which translate the reads of the service. */
  routes: (app: FastifyInstance, analysis: AnalysisService<Rule>, db: Db) => void
}

/** Analysis of a match: table, head to head and form, next matches; ranks in lists. */
export function analysisModule<Rule extends string>(deps: AnalysisDeps<Rule>): Module {
  const { db, roles, ranks, commits, routes } = deps
  return {
    name: 'analysis',
    ...(roles.has('api') && { routes: (app) => routes(app, createAnalysisService(deps), db) }),
    lead: async ({ signal }) => {
      ranks.lead(signal)
      const updater = createRankUpdater({
        ...deps,
        cache: ranks,
        republish: (matchIds) => {
          const touched = matchIds.map((matchId) => ({ matchId, part: 'columns' as const }))
          return commits.stored({ matchIds, incidents: [], touched })
        },
      })
      commits.follow({ onStored: updater.take }, signal)
      updater.start(signal)
    },
  }
}
