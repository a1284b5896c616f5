import type { PageRules } from '../../../sports/match'
import { basketball } from '../sport'
import { coverageOf, type Facts, timeOf } from './match.rules'
import { basketballFacts } from './read/fact-selection.repository'

/** What basketball decides about the parts that every match page has. */
export const basketballPageRules: PageRules<Facts> = {
  sport: basketball,
  facts: basketballFacts,
  coverageOf,
  timeOf,
  hasCodes: false,
  origins: [
    { part: 'box', table: 'player_lines', hasTombstones: false },
    { part: 'shots', table: 'shots', hasTombstones: true },
  ],
}
