import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { MatchPage } from '../../../sports/match'
import { footballParts } from './football-parts'
import { matchRoutes } from './match.routes'
import { createMatchService } from './match.service'
import { factsStore, trendStore } from './stores/facts.store'
import { injuriesStore } from './stores/injuries.store'
import { lineupStore } from './stores/lineup.store'
import { playersStore } from './stores/players.store'

/** The match page of football: line-ups, text, pressure, facts, odds. */
export const footballMatchPage: MatchPage<FootballMatch> = {
  stores: (onDetails) => {
    const stores = [playersStore, lineupStore, trendStore, factsStore, injuriesStore]
    return stores.map((storeOf) => storeOf(onDetails))
  },
  parts: footballParts,
  routes: (app, context) => matchRoutes(app, createMatchService(context)),
}
