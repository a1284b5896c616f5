export { type ApplyContext, applyContextOf } from './apply-context'
export { followedQuery } from './followed-query'
export { type LiveQuery, type Load, liveQuery, loadBy } from './live-query'
export {
  type LiveEvent,
  type LiveResource,
  type LiveState,
  type Reply,
  receive,
  receiveReply,
  release,
} from './live-state.rules'
