import type { Module } from '../../platform/module'
import { analysisModule, createRankCache, type RankCache } from '../../sports/analysis'
import { createCommits, type DetailStore } from '../../sports/ingest'
import { type MatchModule, matchModule } from '../../sports/match'
import { type OddsModule, oddsModule } from '../../sports/odds'
import { footballAnalysisRoutes } from './analysis/analysis.routes'
import { type FootballModule, footballModule } from './football.module'
import type { FootballDeps } from './football-deps'
import { footballMatchPage } from './match/football-match-page'
import { footballOddsRoutes } from './odds/odds.routes'
import { football } from './sport'

export type FootballModules = {
  lists: FootballModule['lists']
  football: Module
  match: MatchModule
  odds: OddsModule
  analysis: Module
  ranks: RankCache
}

/** All of football: lists and feed, match pages, odds, analysis. */
export function footballModules(
  deps: Omit<FootballDeps, 'onStored' | 'onUncertain'>,
): FootballModules {
  const commits = createCommits()
  const ranks = createRankCache({ ...deps, sport: football })
  const stores: DetailStore[] = [...(deps.stores ?? [])]
  const { lists, republish, ...board } = footballModule({
    ...deps,
    stores,
    columns: [...(deps.columns ?? []), ranks.ranksOf],
    onStored: commits.stored,
    onUncertain: commits.uncertain,
  })
  const shared = { ...deps, sport: football, lists, commits }
  const odds = oddsModule({ ...shared, routes: footballOddsRoutes })
  const match = matchModule({ ...shared, page: footballMatchPage })
  stores.push(odds.store, ...match.stores)
  const analysis = analysisModule({
    ...shared,
    ranks,
    routes: footballAnalysisRoutes,
    commits: { ...commits, stored: ({ matchIds }) => republish(matchIds) },
  })
  return { lists, football: board, match, odds, analysis, ranks }
}
