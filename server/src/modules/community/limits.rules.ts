import type { Limit } from '../../platform/limits'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** An account counts as new for a day: it posts less, and its pictures wait for their review. */
export const FRESH_MS = DAY_MS

/** Posts of a member, by the age of the account: the pause between two, then the number. */
export const POST_LIMITS = {
  known: [
    { name: 'community/post', free: 1, windowMs: 10_000 },
    { name: 'community/posts', free: 30, windowMs: 6 * HOUR_MS },
  ],
  fresh: [
    { name: 'community/post', free: 1, windowMs: MINUTE_MS },
    { name: 'community/posts', free: 5, windowMs: DAY_MS },
  ],
} as const satisfies Record<string, readonly Limit[]>

export const EDIT_LIMIT: Limit = { name: 'community/edit', free: 10, windowMs: 10 * MINUTE_MS }
export const PICTURE_LIMIT: Limit = { name: 'community/picture', free: 90, windowMs: HOUR_MS }
export const REPORT_LIMIT: Limit = { name: 'community/report', free: 20, windowMs: 10 * MINUTE_MS }
export const JOIN_LIMIT: Limit = { name: 'community/join', free: 60, windowMs: 10 * MINUTE_MS }
export const MANAGE_LIMIT: Limit = { name: 'community/manage', free: 60, windowMs: 10 * MINUTE_MS }
export const SUGGEST_LIMIT: Limit = { name: 'community/suggest', free: 120, windowMs: MINUTE_MS }

/** The same text of a member is not posted again within this time. */
export const SAME_TEXT_MS = DAY_MS
