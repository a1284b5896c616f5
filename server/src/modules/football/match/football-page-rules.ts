import type { PageRules } from '../../../sports/match'
import { football } from '../sport'
import { coverageOf, type Facts, timeOf } from './match.rules'
import { footballFacts } from './read/fact-selection.repository'

/** What football decides about the parts that every match page has. */
export const footballPageRules: PageRules<Facts> = {
  sport: football,
  facts: footballFacts,
  coverageOf,
  timeOf,
  hasCodes: true,
  origins: [
    { part: 'statistics', table: 'statistics', hasTombstones: false },
    { part: 'lineup', table: 'lineups', hasTombstones: false },
  ],
}
