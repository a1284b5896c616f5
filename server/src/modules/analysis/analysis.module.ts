import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { FootballModule, ReadColumns, Stored } from '../football'
import { analysisRoutes } from './analysis.routes'
import { createAnalysisService } from './analysis.service'
import { createRankCache } from './ranks/rank-cache.service'
import { createRankUpdater, type RankUpdater } from './ranks/rank-updater.service'

/** Lifetime of tables: the leader receives all results of the feed, other processes none. */
const TABLE_LIFE_MS = { leader: 600_000, other: 60_000 }

export type AnalysisDeps = {
  db: Db
  clock: Clock
  log: Logger
  /** `api` serves the routes; the leader of `feed` publishes ranks that results change. */
  roles: ReadonlySet<string>
}

/** Analysis of a match: table, head to head and form, goal times, next matches; ranks in lists. */
export type AnalysisPages = {
  /** List column: places of both sides in the table; for `footballModule`. */
  ranksOf: ReadColumns
  /** Called after every commit; for `footballModule`. */
  onStored: (stored: Stored) => void
  /** Creates the module. */
  module: (football: Pick<FootballModule, 'lists' | 'republish'>) => Module
}

export function analysisPages(deps: AnalysisDeps): AnalysisPages {
  const cache = createRankCache({
    ...deps,
    lifeMs: () => (updater ? TABLE_LIFE_MS.leader : TABLE_LIFE_MS.other),
  })
  /** Set while this process leads. */
  let updater: RankUpdater | null = null
  return {
    ranksOf: cache.ranksOf,
    onStored: (stored) => updater?.take(stored),
    module: ({ lists, republish }) => {
      return {
        name: 'analysis',
        ...(deps.roles.has('api') && {
          routes: (app) => analysisRoutes(app, createAnalysisService({ ...deps, lists })),
        }),
        lead: async ({ signal }) => {
          const own = createRankUpdater({ ...deps, cache, republish })
          updater = own
          own.start(signal)
          signal.addEventListener('abort', () => {
            if (updater === own) updater = null
          })
        },
      }
    },
  }
}
