import type { Limit } from '../../../platform/limits'

const HOUR_MS = 3_600_000

export const PICTURE_LIMIT: Limit = { name: 'messages/pictures', free: 200, windowMs: HOUR_MS }
export const VOICE_LIMIT: Limit = { name: 'messages/voices', free: 300, windowMs: HOUR_MS }

/** A file that no message has taken is removed after this time. */
export const UNUSED_MS = 24 * HOUR_MS
