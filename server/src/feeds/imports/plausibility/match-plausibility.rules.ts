import type { ParsedMatch } from '../season/parsed-season'

const DAY_SECONDS = 86_400

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
  maxScore: number,
): string | null {
  const { kickoffAt, state } = match
  if (days && (kickoffAt < days.from || kickoffAt > days.to)) return 'a day outside its season'
  if (!state) return null
  if (state.score && kickoffAt > now + 2 * DAY_SECONDS) return 'a result before its day'
  const pairs = [state.score, state.half, state.extra, state.shootout]
  if (pairs.flat().some((points) => typeof points === 'number' && points > maxScore))
    return 'a score that cannot be'
  return null
}
