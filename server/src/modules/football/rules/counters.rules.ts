import type { FeedMatchState, Pair } from '../../../feeds/feed'

/** The pairs of a state that only grow while a match is played. */
export const COUNTERS = ['score', 'half', 'corners', 'yellow', 'red', 'extra', 'shootout'] as const

/** True when no counter of `next` is below `before`; a known value does not become unknown again. */
export function countersHold(before: FeedMatchState, next: FeedMatchState): boolean {
  return COUNTERS.every((name) => holds(before[name], next[name]))
}

function holds(before: Pair | null, next: Pair | null): boolean {
  if (before === null) return true
  return next !== null && next[0] >= before[0] && next[1] >= before[1]
}
