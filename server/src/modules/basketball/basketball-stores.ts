import type { DetailStore } from '../../sports/ingest'
import { matchStores } from '../../sports/match'
import { createOddsStore } from '../../sports/odds'
import { basketballMatchPage } from './match/basketball-match-page'
import { basketball } from './sport'

/** Stores of imports: details of matches and odds. Imports count dropped entries themselves. */
export const basketballStores: readonly DetailStore[] = [
  ...matchStores(basketball, basketballMatchPage),
  createOddsStore(basketball),
]
