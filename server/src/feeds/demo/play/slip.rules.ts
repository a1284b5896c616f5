import { hashOf } from '../world/random'

/** Among so many goals from play, and first yellow cards, one is told of the wrong man at first. */
const ONE_GOAL_IN = 45
const ONE_CARD_IN = 90
/** The record is set right after so many seconds. */
const SHORTEST = 110
const LONGEST = 290

/** When the record of a turn is set right, seconds after it, and a lot for who was named instead. */
export type Slip = { delay: number; lot: number }

/** The slip of the turn that `seed` names; null for nearly all. */
export function slipOf(seed: string, kind: 'goal' | 'card'): Slip | null {
  const lot = hashOf(`${seed}/slip`)
  if (lot % (kind === 'goal' ? ONE_GOAL_IN : ONE_CARD_IN) !== 0) return null
  return { delay: SHORTEST + ((lot >>> 8) % (LONGEST - SHORTEST)), lot: lot >>> 16 }
}
