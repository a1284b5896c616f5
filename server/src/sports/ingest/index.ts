export { type Commits, createCommits, type Stored } from './commits'
export type { DetailStore, MatchPart, Touched } from './detail-store'
