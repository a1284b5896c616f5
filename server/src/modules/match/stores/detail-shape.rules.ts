import type { FeedLineupPlayer, FeedPlayer, FeedSideLineup, FeedTextLine, Pair } from '../../../feeds/feed'

const SMALL = 32_767
const LARGE = 2_147_483_647
const LONGEST_KEY = 200
const LONGEST_TEXT = 2_000

/** Feeds are written by others: one bad figure drops what it belongs to, never what stands beside it. */
export function isPlayer(player: FeedPlayer): boolean {
  return (
    isKey(player.key) &&
    isText(player.nameZh) &&
    isText(player.shortZh) &&
    isMaybeSmall(player.shirtNumber) &&
    isMaybeSmall(player.heightCm) &&
    isMaybeSmall(player.weightKg) &&
    (player.birthDate === null || /^\d{4}-\d{2}-\d{2}$/.test(player.birthDate))
  )
}

export function isSideLineup(side: FeedSideLineup | null): boolean {
  return side === null || (typeof side.formation === 'string' && side.players.every(isLineupPlayer))
}

export function isTextLine(line: FeedTextLine): boolean {
  return (
    isKey(line.key) &&
    Number.isSafeInteger(line.order) &&
    Math.abs(line.order) <= LARGE &&
    isMaybeSmall(line.minute) &&
    isMaybeSmall(line.addedMinute) &&
    isText(line.data) &&
    isSmall(line.type) &&
    [0, 1, 2].includes(line.position) &&
    isMaybePair(line.score)
  )
}

/** Pressure: at most six halves of at most 90 minutes of whole numbers. */
export function isTrend(halves: number[][]): boolean {
  return (
    Array.isArray(halves) &&
    halves.length <= 6 &&
    halves.every((half) => half.length <= 90 && half.every((value) => Number.isSafeInteger(value)))
  )
}

export function isRevision(revision: number): boolean {
  return Number.isSafeInteger(revision) && revision > 0
}

function isLineupPlayer(player: FeedLineupPlayer): boolean {
  const isPlace = (value: number | null) =>
    value === null || (Number.isFinite(value) && value >= 0 && value <= 100)
  return (
    isKey(player.playerKey) &&
    [1, 0, 2, 3, -1].includes(player.state) &&
    isMaybeSmall(player.shirtNumber) &&
    isPlace(player.x) &&
    isPlace(player.y) &&
    (player.rating === null || Number.isFinite(player.rating))
  )
}

function isMaybePair(score: Pair | null): boolean {
  return score === null || (score.length === 2 && score.every(isSmall))
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_KEY
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TEXT
}

function isSmall(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= SMALL
}

function isMaybeSmall(value: unknown): boolean {
  return value === null || isSmall(value)
}
