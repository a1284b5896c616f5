import type { Limit } from '../../../platform/limits'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Groups of one member that are not dissolved, own and joined ones. */
export const MAX_GROUPS = 500
/** Administrators of one group, without its owner. */
export const MAX_ADMINISTRATORS = 20
/** Requests that wait for the managers of one group. */
export const MAX_REQUESTS = 500
/** A request that no manager decides is removed after this time. */
export const REQUEST_AGE_MS = 30 * DAY_MS
/** An account counts as new for a day: it makes fewer groups. */
const FRESH_MS = DAY_MS

const CREATE: Record<'known' | 'fresh', Limit> = {
  known: { name: 'group/create', free: 20, windowMs: DAY_MS },
  fresh: { name: 'group/create', free: 3, windowMs: DAY_MS },
}
export const JOIN_LIMIT: Limit = { name: 'group/join', free: 30, windowMs: HOUR_MS }
/** Requests of one member to one group: who was declined does not ask on and on. */
export const ASK_LIMIT: Limit = { name: 'group/ask', free: 5, windowMs: DAY_MS }
export const INVITE_LIMIT: Limit = { name: 'group/invite', free: 60, windowMs: HOUR_MS }
export const ACT_LIMIT: Limit = { name: 'group/act', free: 120, windowMs: 10 * MINUTE_MS }
/** A code is long; this stops programs that try many. */
export const PREVIEW_LIMIT: Limit = { name: 'group/preview', free: 60, windowMs: 10 * MINUTE_MS }

/** How many groups a member makes, by the age of the account. */
export function createLimitOf(madeAtMs: number, nowMs: number): Limit {
  return CREATE[nowMs - madeAtMs < FRESH_MS ? 'fresh' : 'known']
}
