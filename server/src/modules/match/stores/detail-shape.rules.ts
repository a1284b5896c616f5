import type {
  FeedBallPosition,
  FeedLineupPlayer,
  FeedPlayer,
  FeedSideLineup,
  FeedTextLine,
} from '../../../feeds/feed'

const MAX_SMALL = 32_767
const MAX_LARGE = 2_147_483_647
const MAX_KEY_LENGTH = 200
const MAX_TEXT_LENGTH = 2_000
/** Limit of times, seconds since 1970, in both directions. */
const MAX_TIME = 1e11
/** NUL and halves of surrogate pairs: PostgreSQL cannot store them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u
const POSITIONS: readonly unknown[] = ['G', 'D', 'M', 'F', null]

export function isPlayer(player: FeedPlayer): boolean {
  return (
    isKey(player.key) &&
    (player.teamKey === null || isKey(player.teamKey)) &&
    isText(player.nameZh) &&
    isText(player.shortZh) &&
    POSITIONS.includes(player.position) &&
    isMaybeSmall(player.shirtNumber) &&
    isMaybeSmall(player.heightCm) &&
    isMaybeSmall(player.weightKg) &&
    [0, 1, 2, 3].includes(player.foot) &&
    isMaybeText(player.areaZh) &&
    isMaybeDate(player.birthDate)
  )
}

/** A sheet is valid as a whole: one invalid player makes it invalid. */
export function isSideLineup(side: FeedSideLineup | null): boolean {
  if (side === null) return true
  return (
    typeof side === 'object' &&
    typeof side.confirmed === 'boolean' &&
    typeof side.formation === 'string' &&
    side.formation.length <= MAX_KEY_LENGTH &&
    isMaybeText(side.coach) &&
    Array.isArray(side.players) &&
    side.players.every(isLineupPlayer)
  )
}

function isLineupPlayer(player: FeedLineupPlayer): boolean {
  return (
    isKey(player?.playerKey) &&
    [1, 0, 2, 3, -1].includes(player.state) &&
    POSITIONS.includes(player.position) &&
    isMaybeSmall(player.shirtNumber) &&
    (player.x === null || isPlace(player.x)) &&
    (player.y === null || isPlace(player.y)) &&
    typeof player.captain === 'boolean' &&
    (player.rating === null ||
      (Number.isFinite(player.rating) && Math.abs(player.rating) <= 100)) &&
    isMaybeText(player.note)
  )
}

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

/** Pressure: at most six halves of at most 90 minutes of whole numbers. */
export function isTrend(halves: number[][]): boolean {
  return (
    Array.isArray(halves) &&
    halves.length <= 6 &&
    halves.every((half) => {
      return (
        Array.isArray(half) &&
        half.length <= 90 &&
        half.every((value) => Number.isSafeInteger(value))
      )
    })
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

function isPlace(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100
}
