import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { FeedMatchState } from '../../feeds/feed'
import type { Module } from '../../platform/module'
import type { ReadColumns } from '../../sports/lists'
import { createSportModules, type SportDeps, type SportModules } from '../../sports/sport-modules'
import { footballAnalysisRoutes } from './analysis/analysis.routes'
import { footballRoutes } from './lists/football.routes'
import { readMarks } from './lists/marks.repository'
import { footballMatchPage } from './match/football-match-page'
import { footballOddsRoutes } from './odds/odds.routes'
import { football } from './sport'

export type FootballDeps = SportDeps<FeedMatchState> & {
  /** Readers of further list columns. */
  columns?: readonly ReadColumns<Partial<FootballMatch>>[]
}

export type FootballModules = Omit<SportModules<FootballMatch>, 'listed'> & {
  /** Lists and feed. */
  football: Module
}

/** All of football: lists and feed, match pages, odds, analysis. */
export function footballModules({ columns = [], ...deps }: FootballDeps): FootballModules {
  const { listed, ...modules } = createSportModules(
    football,
    {
      page: footballMatchPage,
      columns: (ranksOf) => [readMarks, ...columns, ranksOf],
      listRoutes: footballRoutes,
      oddsRoutes: footballOddsRoutes,
      analysisRoutes: footballAnalysisRoutes,
    },
    deps,
  )
  return { ...modules, football: listed }
}
