export { ROW_PARTS } from './live/match-reader'
export { listPart, wholeParts } from './live/part-readers'
export { textPart } from './live/text-part'
export { type MatchModule, matchModule } from './match.module'
export type { MatchPage, PageContext, PartReader } from './match-page'
export { readBallPositions } from './read/ball-positions'
export { readLines, type StoredLine } from './read/text.repository'
export { openMatchesOf, playerIdsOf } from './stores/match-ids.repository'
export { matchStores } from './stores/match-stores'
export { removeOldText } from './stores/old-text.repository'
export {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Validated,
  validatedStore,
  validEntries,
} from './stores/validated.store'
