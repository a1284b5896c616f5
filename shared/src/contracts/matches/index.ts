export { FeedState } from './feed-state'
export { League } from './league'
export { Team } from './team'
