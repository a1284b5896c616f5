export { type FootballDeps, footballModule } from './football.module'
export type { DetailStore, MatchPart, Touched } from './ingest/detail-store'
export { footballSink, type SinkDeps, type Stored } from './ingest/ingest.service'
