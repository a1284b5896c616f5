import { hashOf } from '../../random'

/** One goal from play, or first yellow card, in this many names the wrong player first. */
const ONE_GOAL_IN = 45
const ONE_CARD_IN = 90
/** Seconds until the correction. */
const MIN_DELAY = 110
const MAX_DELAY = 290

/** Delay of the correction in seconds, and a random number that picks the wrong player. */
export type Slip = { delay: number; lot: number }

/** The slip of the step with this `seed`; null for nearly all. */
export function slipOf(seed: string, kind: 'goal' | 'card'): Slip | null {
  const lot = hashOf(`${seed}/slip`)
  if (lot % (kind === 'goal' ? ONE_GOAL_IN : ONE_CARD_IN) !== 0) return null
  return { delay: MIN_DELAY + ((lot >>> 8) % (MAX_DELAY - MIN_DELAY)), lot: lot >>> 16 }
}
