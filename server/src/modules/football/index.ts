export { type FootballDeps, type FootballModule, footballModule } from './football.module'
export type { FootballLists } from './football-lists'
export type { DetailStore, MatchPart, Touched } from './ingest/detail-store'
export { footballSink, type SinkDeps, type Stored } from './ingest/ingest.service'
