import type { Pair } from '../../feed'
import type { ParsedMatch, ParsedState } from '../season/parsed-season'

const DAY_SECONDS = 86_400
/** The record is 149 own goals in protest; 31 between national teams. */
const MAX_GOALS = 60

/** First and last possible day of a season, with room for seasons postponed by months. */
export type SeasonDays = { from: number; to: number }

/**
 * Days of `2024-25` or `2026`; null for a name without years. Qualifying begins `yearsBefore` the
 * final tournament.
 */
export function seasonDays(name: string, yearsBefore = 1): SeasonDays | null {
  const [, first, second] = /^(\d{4})(-\d{2})?$/.exec(name) ?? []
  if (first === undefined) return null
  const last = Number(first) + (second === undefined ? 0 : 1)
  return { from: secondsOf(Number(first) - yearsBefore, 6), to: secondsOf(last + 1, 6) }
}

function secondsOf(year: number, month: number): number {
  return Date.UTC(year, month, 1) / 1000
}

/** Why a match is impossible; null when it is possible. */
export function implausible(
  match: ParsedMatch,
  days: SeasonDays | null,
  now: number,
): string | null {
  const { kickoffAt, state } = match
  if (days && (kickoffAt < days.from || kickoffAt > days.to)) return 'a day outside its season'
  if (!state) return null
  if (state.score && kickoffAt > now + 2 * DAY_SECONDS) return 'a result before its day'
  const pairs = [state.score, state.half, state.extra, state.shootout]
  if (pairs.some((pair) => pair?.some((goals) => goals > MAX_GOALS)))
    return 'a score that cannot be'
  return null
}

/** The state without scores that contradict the final one. */
export function withoutContradictions(state: ParsedState): ParsedState {
  const { score, half, extra } = state
  if (!score) return state
  const isHalfWrong = half != null && !isWithin(half, score)
  const isExtraWrong = extra != null && !isWithin(score, extra)
  return {
    ...state,
    ...(isHalfWrong && { half: null }),
    ...(isExtraWrong && { extra: null, shootout: null }),
  }
}

function isWithin(less: Pair, more: Pair): boolean {
  return less[0] <= more[0] && less[1] <= more[1]
}
