import type { FastifyInstance } from 'fastify'
import type { Feed } from '../feeds/feed'
import type { Bus } from '../platform/bus'
import type { Clock } from '../platform/clock'
import type { Db } from '../platform/database'
import type { Logger } from '../platform/log'
import type { Metrics } from '../platform/metrics'
import type { Module } from '../platform/module'
import {
  type AnalysisDeps,
  type AnalysisSport,
  analysisModule,
  createRankCache,
  type RankCache,
} from './analysis'
import { createCommits, type DetailStore } from './ingest'
import { listModule } from './list-module'
import { createLists, type ListService, type MatchLists, type ReadColumns } from './lists'
import { type MatchModule, type MatchPage, matchModule } from './match'
import type { MatchRow } from './match-row'
import type { MatchState } from './match-state'
import { type OddsDeps, type OddsModule, type OddsSport, oddsModule } from './odds'
import type { SportOf } from './sport'

export type SportDeps<State extends MatchState> = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the board and runs the feed. */
  roles: ReadonlySet<string>
  /** The feed to run in the role `feed`; null: the board shows stored data only. */
  feed: Feed<State> | null
  /** Stores of further feed messages, one per kind. */
  stores?: readonly DetailStore[]
}

/** What a sport adds to its description: its match page, its calls and the columns of its rows. */
export type SportParts<Row extends MatchRow, Rule extends string> = {
  page: MatchPage<Row>
  /** Readers of the list columns beside the score, with the one of the ranks. */
  columns: (ranksOf: RankCache['ranksOf']) => readonly ReadColumns<Partial<Row>>[]
  listRoutes: (app: FastifyInstance, lists: ListService<Row>) => void
  oddsRoutes: OddsDeps['routes']
  analysisRoutes: AnalysisDeps<Rule>['routes']
}

export type SportModules<Row extends MatchRow> = {
  lists: MatchLists<Row>
  /** Lists and feed. */
  listed: Module
  match: MatchModule
  odds: OddsModule
  analysis: Module
  ranks: RankCache
}

/** All of a sport: lists and feed, match pages, odds, analysis. */
export function createSportModules<
  State extends MatchState,
  Row extends MatchRow,
  Rule extends string,
>(
  sport: SportOf<State, Row> & OddsSport & AnalysisSport<Rule>,
  parts: SportParts<Row, Rule>,
  deps: SportDeps<State>,
): SportModules<Row> {
  const commits = createCommits()
  const ranks = createRankCache({ ...deps, sport })
  const columns = parts.columns(ranks.ranksOf)
  const board = createLists(sport, { ...deps, columns, commits })
  const { lists } = board
  const context = { ...deps, sport, lists, commits }
  const odds = oddsModule({ ...context, routes: parts.oddsRoutes })
  const match = matchModule({ ...context, page: parts.page })
  const analysis = analysisModule({ ...context, ranks, routes: parts.analysisRoutes })
  const stores = [...(deps.stores ?? []), odds.store, ...match.stores]
  const listed = listModule({ ...context, board, stores, routes: parts.listRoutes })
  return { lists, listed, match, odds, analysis, ranks }
}
