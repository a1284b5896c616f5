import type { ParsedMatch } from '../season/parsed-season'

const DAY_SECONDS = 86_400

/** First and last possible day of a season, with room for seasons postponed by months. */
export type SeasonDays = { from: number; to: number }

export type SeasonKind = {
  /** All clubs play each other, at home and away. */
  isLeague: boolean
  /** Seasons of the sport may end after summer, in the year after their first. */
  mayEndInAutumn: boolean
  /** How many years before the final tournament qualifying begins. */
  yearsBefore?: number
}

const [MARCH, JUNE, JULY, SEPTEMBER] = [2, 5, 6, 8]

/**
 * Days of `2024-25`, which is played from summer to summer, or of `2026`; null for a name without
 * years. Of the leagues in one year Brazil ended in the February after it, in 2020.
 */
export function seasonDays(name: string, kind: SeasonKind): SeasonDays | null {
  const [, year, second] = /^(\d{4})(-\d{2})?$/.exec(name) ?? []
  if (year === undefined) return null
  const first = Number(year)
  const { isLeague, mayEndInAutumn, yearsBefore = 1 } = kind
  if (second !== undefined && !mayEndInAutumn)
    return { from: secondsOf(first, JUNE, 15), to: secondsOf(first + 1, SEPTEMBER) }
  if (second === undefined && isLeague)
    return { from: secondsOf(first, 0), to: secondsOf(first + 1, MARCH) }
  const last = first + (second === undefined ? 0 : 1)
  return { from: secondsOf(first - yearsBefore, JULY), to: secondsOf(last + 1, JULY) }
}

function secondsOf(year: number, month: number, day = 1): number {
  return Date.UTC(year, month, day) / 1000
}

/** Reasons that say that the days of a file are wrong. */
export const WRONG_DAYS = ['a day outside its season', 'a result before its day'] as const

/** Why a match is impossible; null when it is possible. */
export function implausible(
  match: ParsedMatch,
  days: SeasonDays | null,
  now: number,
  maxScore: number,
): string | null {
  const { kickoffAt, state } = match
  if (days && (kickoffAt < days.from || kickoffAt >= days.to)) return WRONG_DAYS[0]
  if (!state) return null
  if (state.score && kickoffAt > now + 2 * DAY_SECONDS) return WRONG_DAYS[1]
  const pairs = [state.score, state.half, state.extra, state.shootout]
  if (pairs.flat().some((points) => typeof points === 'number' && points > maxScore))
    return 'a score that cannot be'
  return null
}
