import type { MatchRow } from '../../match-row'
import type { Sport } from '../../sport'

const DAY_S = 86_400
/** A match still in play this long after kick-off counts as forgotten by the feed. */
const MAX_MATCH_S = 12 * 3600
/** A result stays on the list this long, even into the next sports day. */
const JUST_ENDED_S = 2 * 3600

/** A range of kick-offs, seconds since 1970; `from` inclusive, `to` exclusive. */
export type KickoffRange = { from: number; to: number }

/** Kick-offs of the matches that may be on today's list at `nowMs`. */
export function boardRange({ dayStart }: Pick<Sport, 'dayStart'>, nowMs: number): KickoffRange {
  const day = dayStart(nowMs) / 1000
  return { from: Math.min(day, nowMs / 1000 - MAX_MATCH_S), to: day + DAY_S }
}

/** Whether a match is on today's list: of this sports day, in play, or just ended. */
export function isOnBoard(
  { dayStart, statuses }: Pick<Sport, 'dayStart' | 'statuses'>,
  match: Pick<MatchRow, 's' | 'kickoffAt' | 'sourceAt'>,
  nowMs: number,
): boolean {
  const now = nowMs / 1000
  const day = dayStart(nowMs) / 1000
  if (match.kickoffAt >= day) return match.kickoffAt < day + DAY_S
  if (match.kickoffAt < now - MAX_MATCH_S) return false
  if (statuses.isInPlay(match.s)) return true
  return statuses.over.includes(match.s) && match.sourceAt > now - JUST_ENDED_S
}
