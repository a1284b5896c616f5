import type { MatchFilter } from '../../match/match-filter.rules'
import type { FilterView } from './filter-view'

/**
 * Filter of a cookie value: ids of the shown leagues, joined by "!" (product-spec 4 and 5). A
 * lottery is written in front: `jc!7!82`, or `jc` for all its leagues. Null without a filter. By
 * the specification a value is a filter only if it is longer than one character, so a single
 * one-digit id gets a "!" at the end.
 */
export function parseFilter(
  value: string | null,
  { lotteries }: Pick<FilterView, 'lotteries'>,
): MatchFilter | null {
  if (value === null || value.length <= 1) return null
  const parts = value.split('!')
  const lottery = lotteries.find(({ key }) => key === parts[0])?.key ?? null
  const ids = parts.filter((part) => /^\d{1,12}$/.test(part)).map(Number)
  if (ids.length === 0 && lottery === null) return null
  return { leagueIds: ids.length > 0 ? new Set(ids) : null, lottery }
}

export function filterValue({ leagueIds, lottery }: MatchFilter): string {
  const ids = [...(leagueIds ?? [])].sort((a, b) => a - b)
  const value = [...(lottery ? [lottery] : []), ...ids].join('!')
  return value.length === 1 ? `${value}!` : value
}

/** The value of a cookie in `document.cookie`. */
export function readCookie(cookies: string, cookie: string): string | null {
  const found = cookies
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([name]) => name === cookie)
  return found?.[1] ?? null
}

/** The string to assign to `document.cookie`. Null removes the filter. */
export function cookieOf(
  filter: MatchFilter | null,
  { cookie, expiresAt }: Pick<FilterView, 'cookie' | 'expiresAt'>,
  nowMs: number,
): string {
  const rest = 'path=/; SameSite=Lax'
  if (filter === null) return `${cookie}=; max-age=0; ${rest}`
  const expires = new Date(expiresAt(nowMs)).toUTCString()
  return `${cookie}=${filterValue(filter)}; expires=${expires}; ${rest}`
}
