/** Free gifts of being there: 加油棒, one in five minutes, gone at the end of the day. */
export const EARNED_GIFT = 1
const EVERY_MS = 300_000
const MAX_A_DAY = 10

/** Longest time between two signs of a viewer that counts as being there. */
export const MAX_GAP_MS = 90_000

/** How many gifts the time of a day has earned that were not given yet. */
export function earnedBy(watchedMs: number, alreadyEarned: number): number {
  const total = Math.min(Math.floor(watchedMs / EVERY_MS), MAX_A_DAY)
  return Math.max(0, total - alreadyEarned)
}
