export { type FootballDeps, footballModule } from './football.module'
export { footballSink, type SinkDeps, type Stored } from './ingest/ingest.service'
