import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import type { FeedBasketballState } from '../../feeds/feed'
import type { Module } from '../../platform/module'
import { createSportModules, type SportDeps, type SportModules } from '../../sports/sport-modules'
import { basketballAnalysisRoutes } from './analysis/analysis.routes'
import { basketballRoutes } from './lists/basketball.routes'
import { readMarks } from './lists/marks.repository'
import { basketballMatchPage } from './match/basketball-match-page'
import { basketballOddsRoutes } from './odds/odds.routes'
import { basketball } from './sport'

export type BasketballModules = Omit<SportModules<BasketballMatch>, 'listed'> & {
  /** Lists and feed. */
  basketball: Module
}

/** All of basketball: lists and feed, match pages, odds, analysis. */
export function basketballModules(deps: SportDeps<FeedBasketballState>): BasketballModules {
  const { listed, ...modules } = createSportModules(
    basketball,
    {
      page: basketballMatchPage,
      columns: (ranksOf) => [readMarks, ranksOf],
      listRoutes: basketballRoutes,
      oddsRoutes: basketballOddsRoutes,
      analysisRoutes: basketballAnalysisRoutes,
    },
    deps,
  )
  return { ...modules, basketball: listed }
}
