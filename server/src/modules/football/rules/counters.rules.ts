import type { FeedMatchState, Pair } from '../../../feeds/feed'

/** The pairs of a state that only grow during a match. */
export const COUNTERS = ['score', 'half', 'corners', 'yellow', 'red', 'extra', 'shootout'] as const

/** Whether no counter of `next` is below `before` and no known counter becomes unknown. */
export function countersHold(before: FeedMatchState, next: FeedMatchState): boolean {
  return COUNTERS.every((name) => holds(before[name], next[name]))
}

function holds(before: Pair | null, next: Pair | null): boolean {
  if (before === null) return true
  return next !== null && next[0] >= before[0] && next[1] >= before[1]
}
