import type { FeedLineupPlayer, FeedPlayer, FeedSideLineup } from '../../../../feeds/feed'
import {
  isKey,
  isMaybeDate,
  isMaybeSmall,
  isMaybeText,
  isPlace,
  isText,
  MAX_KEY_LENGTH,
} from '../../../../sports/match'

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
