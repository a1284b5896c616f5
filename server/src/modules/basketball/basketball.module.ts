import type { Feed, FeedBasketballState } from '../../feeds/feed'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import { analysisModule, createRankCache } from '../../sports/analysis'
import { createCommits } from '../../sports/ingest'
import { listModule } from '../../sports/list-module'
import { createLists } from '../../sports/lists'
import { type MatchModule, matchModule } from '../../sports/match'
import { type OddsModule, oddsModule } from '../../sports/odds'
import { basketballAnalysisRoutes } from './analysis/analysis.routes'
import type { BasketballLists } from './basketball-lists'
import { basketballRoutes } from './lists/basketball.routes'
import { readMarks } from './lists/marks.repository'
import { basketballMatchPage } from './match/basketball-match-page'
import { basketballOddsRoutes } from './odds/odds.routes'
import { basketball } from './sport'

export type BasketballDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the board and runs the feed. */
  roles: ReadonlySet<string>
  /** The feed to run in the role `feed`; null: the board shows stored data only. */
  feed: Feed<FeedBasketballState> | null
}

export type BasketballModules = {
  lists: BasketballLists
  /** Lists and feed. */
  basketball: Module
  match: MatchModule
  odds: OddsModule
  analysis: Module
}

/** All of basketball: lists and feed, match pages, odds, analysis. */
export function basketballModules(deps: BasketballDeps): BasketballModules {
  const commits = createCommits()
  const ranks = createRankCache({ ...deps, sport: basketball })
  const columns = [readMarks, ranks.ranksOf]
  const board = createLists(basketball, { ...deps, columns, commits })
  const { lists } = board
  const context = { ...deps, sport: basketball, lists, commits }
  const odds = oddsModule({ ...context, routes: basketballOddsRoutes })
  const match = matchModule({ ...context, page: basketballMatchPage })
  const analysis = analysisModule({ ...context, ranks, routes: basketballAnalysisRoutes })
  const stores = [...match.stores, odds.store]
  const listed = listModule({ ...context, board, stores, routes: basketballRoutes })
  return { lists, basketball: listed, match, odds, analysis }
}
