import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { isSwitchedOn } from '../../personal'

/** A combo asks many times a second; teen mode that was switched on holds this much later. */
const TEEN_MODE_LIFE_MS = 3_000
/** No one becomes a minor; a verified one is known this much later. */
const MINOR_LIFE_MS = 60_000
const SIZE = 50_000

/** False for a minor, and for a member whose settings have teen mode on. */
export type MayGive = (memberId: string) => Promise<boolean>

export function createMayGive(deps: {
  db: Db
  clock: Clock
  isMinor: (memberId: string) => Promise<boolean>
}): MayGive {
  const { db, clock, isMinor } = deps
  const minors = createFreshCache<boolean>(clock, SIZE)
  const teenModes = createFreshCache<boolean>(clock, SIZE)
  return async (memberId) => {
    const [isYoung, isInTeenMode] = await Promise.all([
      minors.get(memberId, MINOR_LIFE_MS, () => isMinor(memberId)),
      teenModes.get(memberId, TEEN_MODE_LIFE_MS, () => isSwitchedOn(db, memberId, 'teenMode')),
    ])
    return !isYoung && !isInTeenMode
  }
}
