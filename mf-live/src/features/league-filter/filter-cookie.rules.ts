import { filterExpiresAt } from '@saidian/shared/lib'

/** Cookie of the football filter: ids of the leagues that are kept, joined by "!" (product-spec 4 and 5). */
export const FILTER_COOKIE = 'footballFilter'

/**
 * League ids of a cookie's value; null when there is no filter. The specification takes a value for a filter only when it is
 * longer than one character, so a single one-digit league is written with a "!" behind it.
 */
export function parseFilter(value: string | null): ReadonlySet<number> | null {
  if (value === null || value.length <= 1) return null
  const ids = value
    .split('!')
    .filter((part) => /^\d{1,12}$/.test(part))
    .map(Number)
  return ids.length > 0 ? new Set(ids) : null
}

export function filterValue(leagueIds: Iterable<number>): string {
  const value = [...leagueIds].sort((a, b) => a - b).join('!')
  return value.length === 1 ? `${value}!` : value
}

/** The value of our cookie in `document.cookie`. */
export function readCookie(cookies: string): string | null {
  const found = cookies
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([name]) => name === FILTER_COOKIE)
  return found?.[1] ?? null
}

/** What to assign to `document.cookie`; it ends at 10:00 in Beijing, today or tomorrow. Null removes the filter. */
export function cookieOf(leagueIds: Iterable<number> | null, nowMs: number): string {
  const rest = 'path=/; SameSite=Lax'
  if (leagueIds === null) return `${FILTER_COOKIE}=; max-age=0; ${rest}`
  const expires = new Date(filterExpiresAt(nowMs, 'football')).toUTCString()
  return `${FILTER_COOKIE}=${filterValue(leagueIds)}; expires=${expires}; ${rest}`
}
