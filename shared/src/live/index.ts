export { type ApplyContext, applyContextOf, settingContextOf } from './apply-context'
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
export { topicQuery } from './topic-query'
