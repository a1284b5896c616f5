export { lastByKey } from './catalogue/last-by-key'
export { type Commits, createCommits, type Stored } from './commits'
export type { DetailStore, MatchPart, Touched } from './detail-store'
export { bumpVersions } from './version.repository'
