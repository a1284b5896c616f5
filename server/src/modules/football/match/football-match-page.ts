import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { MatchPage } from '../../../sports/match'
import { footballParts } from './football-parts'
import { matchRoutes } from './match.routes'
import { createMatchService } from './match.service'
import { footballFactsStore, trendStore } from './stores/facts.store'
import { injuriesStore } from './stores/injuries.store'
import { lineupStore } from './stores/lineup.store'

/** The match page of football: line-ups, text, pressure, facts, odds. */
export const footballMatchPage: MatchPage<FootballMatch> = {
  stores: (onDetails) => {
    const stores = [lineupStore, trendStore, footballFactsStore, injuriesStore]
    return stores.map((storeOf) => storeOf(onDetails))
  },
  parts: footballParts,
  routes: (app, context) => matchRoutes(app, createMatchService(context)),
}
