export type { CacheEntry } from './cache-entry'
export { type LiveSubscription, followEntry } from './follow-entry'
export {
  type LiveState,
  type LiveResource,
  type Reply,
  receive,
  receiveReply,
  release,
  type LiveEvent,
} from './live-state.rules'
export { type LiveQuery, liveQuery, type Load, loadBy } from './live-query'
export { type ApplyContext, applyContextOf } from './apply-context'
