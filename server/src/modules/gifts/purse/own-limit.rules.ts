import type { GiftPurse } from '@saidian/shared/contracts/rooms'
import { addDays } from '@saidian/shared/lib'

/** Own limit of coins a day; from `nextFrom` on it is `nextLimit`. Days are `yyyy-MM-dd`. */
export type OwnLimit = {
  dailyLimit: number | null
  nextLimit: number | null
  nextFrom: string | null
}

export type Spending = { spentDay: string | null; spent: number; halfDay: string | null }

/** The limit that holds on a day; null: none. */
function limitOn({ dailyLimit, nextLimit, nextFrom }: OwnLimit, day: string): number | null {
  return nextFrom !== null && day >= nextFrom ? nextLimit : dailyLimit
}

/** A lower limit holds at once; a higher one or none from tomorrow, after a night's sleep. */
export function changeLimit(limit: OwnLimit, chosen: number | null, day: string): OwnLimit {
  const current = limitOn(limit, day)
  const isAtOnce = current === null || (chosen !== null && chosen <= current)
  return isAtOnce
    ? { dailyLimit: chosen, nextLimit: null, nextFrom: null }
    : { dailyLimit: current, nextLimit: chosen, nextFrom: addDays(day, 1) }
}

/** A day in the future means that the clock moved back: what was spent still counts. */
function spentOn({ spentDay, spent }: Spending, day: string): number {
  return spentDay !== null && spentDay >= day ? spent : 0
}

export type Spent = { spending: Spending; isHalf: boolean }

/** Spends coins on a day; null when that is over the limit. `isHalf` is true once a day. */
export function spend(purse: OwnLimit & Spending, coins: number, day: string): Spent | null {
  const limit = limitOn(purse, day)
  const spent = spentOn(purse, day) + coins
  if (limit !== null && spent > limit) return null
  const spentDay = purse.spentDay !== null && purse.spentDay > day ? purse.spentDay : day
  const isHalf = limit !== null && limit > 0 && spent * 2 >= limit && purse.halfDay !== day
  return {
    spending: { spentDay, spent, halfDay: isHalf ? day : purse.halfDay },
    isHalf,
  }
}

type Contents = Pick<GiftPurse, 'coins' | 'bag' | 'mayGive'> & { day: string }

/** The purse on a day, as its member sees it. */
export function purseOf(purse: OwnLimit & Spending, { day, ...contents }: Contents): GiftPurse {
  const isRaised = purse.nextFrom !== null && purse.nextFrom > day
  return {
    ...contents,
    spentToday: spentOn(purse, day),
    dailyLimit: limitOn(purse, day),
    ...(isRaised && { nextLimit: purse.nextLimit }),
  }
}
