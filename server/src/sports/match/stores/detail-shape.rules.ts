import type { FeedBallPosition, FeedTextLine } from '../../../feeds/feed'

const MAX_SMALL = 32_767
const MAX_LARGE = 2_147_483_647
/** Maximum length of keys and other short names. */
export const MAX_KEY_LENGTH = 200
const MAX_TEXT_LENGTH = 2_000
/** Limit of times, seconds since 1970, in both directions. */
const MAX_TIME = 1e11
/** NUL and halves of surrogate pairs: PostgreSQL cannot store them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u

export function isTextLine(line: FeedTextLine): boolean {
  return (
    isKey(line.key) &&
    Number.isSafeInteger(line.order) &&
    Math.abs(line.order) <= MAX_LARGE &&
    isMaybeSmall(line.minute) &&
    isMaybeSmall(line.addedMinute) &&
    isText(line.data) &&
    isSmall(line.type) &&
    [0, 1, 2].includes(line.position) &&
    typeof line.main === 'boolean' &&
    (line.score === null ||
      (Array.isArray(line.score) && line.score.length === 2 && line.score.every(isSmall)))
  )
}

export function isBallPosition(ballPosition: FeedBallPosition): boolean {
  const isSided = ['home', 'away', 'none'].includes(ballPosition.side)
  return (
    isMoment(ballPosition.at) &&
    isSided &&
    isPlace(ballPosition.x) &&
    isPlace(ballPosition.y) &&
    isKey(ballPosition.act)
  )
}

export function isRevision(revision: unknown): boolean {
  return Number.isSafeInteger(revision) && Number(revision) > 0
}

export function isMoment(at: unknown): boolean {
  return typeof at === 'number' && Math.abs(at) < MAX_TIME
}

export function isKey(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= MAX_KEY_LENGTH &&
    !UNSTORABLE.test(value)
  )
}

export function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT_LENGTH
}

/** Null or text, also an empty one. */
export function isMaybeText(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH)
}

/** Null or a valid date, `yyyy-MM-dd`. */
export function isMaybeDate(value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function isSmall(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_SMALL
}

export function isMaybeSmall(value: unknown): boolean {
  return value === null || isSmall(value)
}

export function isPlace(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100
}
