export { type BasketballModules, basketballModules } from './basketball.module'
export type { BasketballLists } from './basketball-lists'
export { basketballSink } from './ingest/basketball-sink'
export { basketball } from './sport'
