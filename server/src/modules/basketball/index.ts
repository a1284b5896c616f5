export { type BasketballModules, basketballModules } from './basketball.module'
export { basketballStores } from './basketball-stores'
export { basketballSink } from './ingest/basketball-sink'
export { basketball } from './sport'
