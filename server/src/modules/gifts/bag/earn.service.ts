import { beijingDate, beijingMidnight } from '@saidian/shared/lib'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Catalogue } from '../catalogue.service'
import type { MayGive } from '../purse/may-give'
import { fillBag } from './bag.repository'
import { countWatching, saveEarned } from './earning.repository'
import { EARNED_GIFT, earnedBy, MAX_GAP_MS } from './earning.rules'

const DAY_MS = 86_400_000

type EarnedGift = { giftId: number; name: string; count: number }

/**
 * Counts that a member is in a room now, and gives what this time earned. Being in two rooms or on
 * two devices earns once.
 */
export type Earn = (memberId: string) => Promise<EarnedGift[]>

export function createEarn(deps: {
  db: Db
  clock: Clock
  catalogue: Catalogue
  mayGive: MayGive
}): Earn {
  const { db, clock, catalogue, mayGive } = deps

  return async (memberId) => {
    const nowMs = clock.now()
    const day = beijingDate(nowMs)
    const { watchedMs, earned } = await countWatching(db, memberId, {
      nowMs,
      day,
      maxGapMs: MAX_GAP_MS,
    })
    const count = earnedBy(watchedMs, earned)
    if (count === 0 || !(await mayGive(memberId))) return []
    const gift = await catalogue.find(EARNED_GIFT)
    if (!gift) return []
    const isGiven = await db.transaction().execute(async (trx) => {
      if (!(await saveEarned(trx, memberId, { from: earned, to: earned + count }))) return false
      const untilMs = beijingMidnight(nowMs) + DAY_MS
      await fillBag(trx, memberId, { giftId: gift.id, count, untilMs })
      return true
    })
    return isGiven ? [{ giftId: gift.id, name: gift.name, count }] : []
  }
}
