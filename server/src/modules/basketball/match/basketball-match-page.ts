import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import type { MatchPage } from '../../../sports/match'
import { basketballParts } from './basketball-parts'
import { matchRoutes } from './match.routes'
import { createMatchService } from './match.service'
import { boxStore } from './stores/box.store'
import { basketballFactsStore, flowStore } from './stores/facts.store'
import { shotsStore } from './stores/shots.store'

/** The match page of basketball: box score, shots, flow of the score, text, odds. */
export const basketballMatchPage: MatchPage<BasketballMatch> = {
  stores: (onDetails) => {
    const stores = [boxStore, shotsStore, flowStore, basketballFactsStore]
    return stores.map((storeOf) => storeOf(onDetails))
  },
  parts: basketballParts,
  routes: (app, context) => matchRoutes(app, createMatchService(context)),
}
