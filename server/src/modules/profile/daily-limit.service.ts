import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { beijingDay, msToNextBeijingDay } from './beijing-day.rules'
import { countToday } from './daily-limit.repository'

/** How often a member may use costly functions on one Beijing day. */
const LIMITS = {
  portrait: 10,
  feedback_picture: 20,
  feedback: 20,
  nickname: 20,
  real_name: 10,
} as const

/** Counts one more; throws `request.too_many` until the next day. */
export type DailyLimit = (memberId: string, kind: keyof typeof LIMITS) => Promise<void>

export function createDailyLimit({ db, clock }: { db: Db; clock: Clock }): DailyLimit {
  return async (memberId, kind) => {
    const now = clock.now()
    if (await countToday(db, memberId, kind, beijingDay(now), LIMITS[kind])) return
    throw new RequestError('request.too_many', { retryAfterMs: msToNextBeijingDay(now) })
  }
}
