import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { FootballModule, ReadColumns, Stored } from '../football'
import { analysisRoutes } from './analysis.routes'
import { createAnalysisService } from './analysis.service'
import { createRankBook } from './ranks/rank-book.service'
import { createRankDuty, type RankDuty } from './ranks/rank-duty.service'

/** Who runs the feed hears of every result; for what importers store meanwhile, and for others, tables grow old. */
const TABLE_LIFE_MS = { told: 600_000, untold: 60_000 }

export type AnalysisDeps = {
  db: Db
  clock: Clock
  log: Logger
  /** `api` serves the routes; the leader of `feed` follows results and has changed ranks told. */
  roles: ReadonlySet<string>
}

/** Analysis of a match: table, head to head and form, goal times, what comes next; and ranks in the lists. */
export type AnalysisPages = {
  /** Places of both sides in the table, as a column of lists; for `footballModule`. */
  ranksOf: ReadColumns
  /** To be told of every commit; for `footballModule`. */
  onStored: (stored: Stored) => void
  /** The module, once football exists. */
  module: (football: Pick<FootballModule, 'lists' | 'republish'>) => Module
}

export function analysisPages(deps: AnalysisDeps): AnalysisPages {
  const book = createRankBook({
    ...deps,
    lifeMs: () => (duty ? TABLE_LIFE_MS.told : TABLE_LIFE_MS.untold),
  })
  /** While this process leads. */
  let duty: RankDuty | null = null
  return {
    ranksOf: book.ranksOf,
    onStored: (stored) => duty?.take(stored),
    module: ({ lists, republish }) => {
      return {
        name: 'analysis',
        ...(deps.roles.has('api') && {
          routes: (app) => analysisRoutes(app, createAnalysisService({ ...deps, lists })),
        }),
        lead: async ({ signal }) => {
          const own = createRankDuty({ ...deps, book, republish })
          duty = own
          own.start(signal)
          signal.addEventListener('abort', () => {
            if (duty === own) duty = null
          })
        },
      }
    },
  }
}
