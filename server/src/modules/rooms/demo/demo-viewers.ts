import type { Random } from '../../../feeds/random'
import type { DemoRoom } from './room-plan.rules'

/** Viewers of the best room of the demo; others have less and less. */
const MAX_VIEWERS = 180
const MIN_VIEWERS = 12

/**
 * How many invented viewers a room on air has: a few rooms have many, most have some, and the
 * number drifts a little from one time to the next.
 */
export function viewersOf({ id, matchId }: Pick<DemoRoom, 'id' | 'matchId'>, random: Random) {
  // A popularity of its own, the same every day: a step through the rooms that repeats late.
  const popularity = 1 / (1 + ((id * 7) % 11))
  const ofMatch = matchId === null ? 0.2 : 1
  const drift = 0.94 + 0.12 * random.next()
  return Math.round(MIN_VIEWERS + (MAX_VIEWERS - MIN_VIEWERS) * popularity * ofMatch * drift)
}
