export type { CacheEntry } from './cache-entry'
export { type Following, followEntry } from './follow-entry'
export {
  type Followed,
  type Part,
  type Reply,
  receive,
  receiveReply,
  release,
  type Told,
} from './followed.rules'
export { type FollowedQuery, followedQuery, type Load, loadBy } from './followed-query'
export { type Reception, receptionOf } from './reception'
