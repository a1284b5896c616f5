import { filterExpiresAt } from '@saidian/shared/lib'
import { LOTTERIES, type MatchFilter } from '../../match/match-filter.rules'

/**
 * Cookie of the football filter: ids of the shown leagues, joined by "!" (product-spec 4 and 5). A
 * lottery is written in front: `jc!7!82`, or `jc` for all its leagues.
 */
export const FILTER_COOKIE = 'footballFilter'

/**
 * Filter of a cookie value; null without one. By the specification a value is a filter only if it
 * is longer than one character, so a single one-digit id gets a "!" at the end.
 */
export function parseFilter(value: string | null): MatchFilter | null {
  if (value === null || value.length <= 1) return null
  const parts = value.split('!')
  const lottery = LOTTERIES.find((name) => name === parts[0]) ?? null
  const ids = parts.filter((part) => /^\d{1,12}$/.test(part)).map(Number)
  if (ids.length === 0 && lottery === null) return null
  return { leagueIds: ids.length > 0 ? new Set(ids) : null, lottery }
}

export function filterValue({ leagueIds, lottery }: MatchFilter): string {
  const ids = [...(leagueIds ?? [])].sort((a, b) => a - b)
  const value = [...(lottery ? [lottery] : []), ...ids].join('!')
  return value.length === 1 ? `${value}!` : value
}

/** The value of the filter cookie in `document.cookie`. */
export function readCookie(cookies: string): string | null {
  const found = cookies
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([name]) => name === FILTER_COOKIE)
  return found?.[1] ?? null
}

/**
 * The string to assign to `document.cookie`. It expires at 10:00 in Beijing, today or tomorrow.
 * Null removes the filter.
 */
export function cookieOf(filter: MatchFilter | null, nowMs: number): string {
  const rest = 'path=/; SameSite=Lax'
  if (filter === null) return `${FILTER_COOKIE}=; max-age=0; ${rest}`
  const expires = new Date(filterExpiresAt(nowMs, 'football')).toUTCString()
  return `${FILTER_COOKIE}=${filterValue(filter)}; expires=${expires}; ${rest}`
}
