export type { BroadcastHooks } from './broadcast-hooks'
export {
  type BroadcastReporter,
  createBroadcastReporter,
  reportStreams,
} from './report-broadcasts'
