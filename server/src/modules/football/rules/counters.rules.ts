import type { FeedMatchState } from '../../../feeds/feed'
import { isGrowing } from '../../../sports/rules'

/** The pairs of a state that only grow during a match. */
export const COUNTERS = ['score', 'half', 'corners', 'yellow', 'red', 'extra', 'shootout'] as const

/** Whether no counter of `next` is below `before` and no known counter becomes unknown. */
export function countersHold(before: FeedMatchState, next: FeedMatchState): boolean {
  return COUNTERS.every((name) => isGrowing(before[name], next[name]))
}
