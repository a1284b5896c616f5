import type { Limit } from '../../platform/limits'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** An account counts as new for a day and asks fewer members. */
export const FRESH_MS = DAY_MS
export const REQUEST_LIMITS = {
  known: { name: 'friends/requests', free: 50, windowMs: DAY_MS },
  fresh: { name: 'friends/requests', free: 5, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>

export const FIND_LIMIT: Limit = { name: 'friends/find', free: 60, windowMs: MINUTE_MS }
export const CARD_LIMIT: Limit = { name: 'friends/card', free: 240, windowMs: MINUTE_MS }
export const CHANGE_LIMIT: Limit = { name: 'friends/change', free: 120, windowMs: 10 * MINUTE_MS }
export const REPORT_LIMIT: Limit = { name: 'friends/report', free: 20, windowMs: 10 * MINUTE_MS }

/** A request that no one answered ends after this time; until then it is not asked again. */
export const REQUEST_MS = 30 * DAY_MS
/** How long a member sees the requests they got. */
export const LISTED_MS = 90 * DAY_MS
/** After a no, the same member asks again no earlier, and does not learn of the no. */
export const DECLINED_MS = 7 * DAY_MS
