import type { DetailStore } from '../../sports/ingest'
import { matchStores } from '../../sports/match'
import { createOddsStore } from '../../sports/odds'
import { footballMatchPage } from './match/football-match-page'
import { football } from './sport'

/** Stores of imports: details of matches and odds. Imports count dropped entries themselves. */
export const footballStores: readonly DetailStore[] = [
  ...matchStores(football, footballMatchPage),
  createOddsStore(football),
]
