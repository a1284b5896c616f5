export { commonParts, type ReadFacts } from './live/common-parts'
export { listPart, wholeParts } from './live/part-readers'
export { recordChanges, recordIfChanged } from './live/published.rules'
export { type MatchModule, matchModule } from './match.module'
export type { MatchPage, PageContext, PartReader } from './match-page'
export type { PageRules } from './page-rules'
export { readBallPositions } from './read/ball-positions'
export { byMatch } from './read/by-match'
export type { FactSelection, PageFacts } from './read/facts.repository'
export { readIncidentsOf } from './read/incidents.repository'
export { readMatchSummaries, selectMatchSummaries } from './read/match-summaries.repository'
export { type PartOrigin, readOrigins } from './read/origins.repository'
export { createPageReads } from './read/page-reads'
export { isDayOrNull } from './stores/day.rules'
export { type FactColumns, factsStore } from './stores/facts.store'
export { newestEntries } from './stores/keyed-entries.rules'
export { openMatchesOf, playerIdsOf } from './stores/match-ids.repository'
export { matchStores } from './stores/match-stores'
export { matchesWithout, touchedWith } from './stores/new-content.repository'
export { removeOldText } from './stores/old-text.repository'
export {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Validated,
  validatedStore,
  validEntries,
} from './stores/validated.store'
export { wholePartStore } from './stores/whole-part.store'
