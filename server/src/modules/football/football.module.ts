import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { Feed } from '../../feeds/feed'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import { analysisModule, createRankCache, type RankCache } from '../../sports/analysis'
import { createCommits, type DetailStore } from '../../sports/ingest'
import { listModule } from '../../sports/list-module'
import { createLists, type ReadColumns } from '../../sports/lists'
import { type MatchModule, matchModule } from '../../sports/match'
import { type OddsModule, oddsModule } from '../../sports/odds'
import { footballAnalysisRoutes } from './analysis/analysis.routes'
import type { FootballLists } from './football-lists'
import { footballRoutes } from './lists/football.routes'
import { readMarks } from './lists/marks.repository'
import { footballMatchPage } from './match/football-match-page'
import { footballOddsRoutes } from './odds/odds.routes'
import { football } from './sport'

export type FootballDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the board and runs the feed. */
  roles: ReadonlySet<string>
  /** The feed to run in the role `feed`; null (`FEED=none`): the board shows stored data only. */
  feed: Feed | null
  /** Stores of further feed messages, one per kind. */
  stores?: readonly DetailStore[]
  /** Readers of further list columns. */
  columns?: readonly ReadColumns<Partial<FootballMatch>>[]
}

export type FootballModules = {
  lists: FootballLists
  /** Lists and feed. */
  football: Module
  match: MatchModule
  odds: OddsModule
  analysis: Module
  ranks: RankCache
}

/** All of football: lists and feed, match pages, odds, analysis. */
export function footballModules(deps: FootballDeps): FootballModules {
  const commits = createCommits()
  const ranks = createRankCache({ ...deps, sport: football })
  const columns = [readMarks, ...(deps.columns ?? []), ranks.ranksOf]
  const board = createLists(football, { ...deps, columns, commits })
  const { lists } = board
  const context = { ...deps, sport: football, lists, commits }
  const odds = oddsModule({ ...context, routes: footballOddsRoutes })
  const match = matchModule({ ...context, page: footballMatchPage })
  const analysis = analysisModule({ ...context, ranks, routes: footballAnalysisRoutes })
  const stores = [...(deps.stores ?? []), odds.store, ...match.stores]
  const listed = listModule({ ...context, board, stores, routes: footballRoutes })
  return { lists, football: listed, match, odds, analysis, ranks }
}
