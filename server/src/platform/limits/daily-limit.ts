import { beijingDate, beijingMidnight } from '@saidian/shared/lib'
import type { Clock } from '../clock'
import { RequestError } from '../errors'
import type { Limits } from './limits'

const DAY_MS = 24 * 3_600_000

/** Something that may be done `max` times on one Beijing day. */
export type DailyLimit = { name: string; max: number }

/** Counts one more for `of`; throws `request.too_many` until the next day. */
export type TakeDaily = (limit: DailyLimit, of: string) => Promise<void>

/** Limits of a Beijing day; the day is part of the key, so every day begins with all its tries. */
export function createDailyLimits(limits: Limits, clock: Clock): TakeDaily {
  return async ({ name, max }, of) => {
    const now = clock.now()
    const limit = { name, free: max, windowMs: DAY_MS }
    const tries = [{ limit, of: `${beijingDate(now)}/${of}` }]
    const { exceeded } = await limits.count(tries, 'request.too_many')
    if (!exceeded) return
    const retryAfterMs = beijingMidnight(now) + DAY_MS - now
    throw new RequestError('request.too_many', { retryAfterMs })
  }
}
