import type { BoardMatch } from '@saidian/shared/contracts'
import { isInPlay, isOver, sportsDayStart } from '@saidian/shared/lib'

const DAY_S = 86_400
/** Nothing is in play longer than this after kick-off: the feed has forgotten the match. */
const LONGEST_MATCH_S = 12 * 3600
/** A result stays on the list this long, even over the turn of the day. */
const JUST_ENDED_S = 2 * 3600

/** Kick-offs (seconds since 1970, `from` inclusive, `to` exclusive) that may be on today's list at `nowMs`. */
export type KickoffRange = { from: number; to: number }

export function boardRange(nowMs: number): KickoffRange {
  const day = sportsDayStart(nowMs) / 1000
  return { from: Math.min(day, nowMs / 1000 - LONGEST_MATCH_S), to: day + DAY_S }
}

/** Whether a match stands on today's list: of the sports day, in play, or ended just now. */
export function isOnBoard(match: BoardMatch, nowMs: number): boolean {
  const now = nowMs / 1000
  const day = sportsDayStart(nowMs) / 1000
  if (match.kickoffAt >= day) return match.kickoffAt < day + DAY_S
  if (match.kickoffAt < now - LONGEST_MATCH_S) return false
  return isInPlay(match.s) || (isOver(match.s) && match.sourceAt > now - JUST_ENDED_S)
}
