import type { Sport } from '@saidian/shared/matches'
import { deviceCookies } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useCallback, useMemo } from 'react'
import type { MatchFilter, MatchFilters } from '../../match/match-filter.rules'
import { cookieOf, parseFilter, readCookie } from './filter-cookie.rules'
import type { FilterView } from './filter-view'

export type FilteredSport = { sport: Sport; filter: FilterView }

export type SavedFilters = {
  /** The filters of the lists; a sport without one shows everything. */
  filters: MatchFilters
  save: (view: FilterView, filter: MatchFilter | null) => void
  clear: () => void
}

/** The saved filters of some sports. `sports` is a stable array. */
export function useMatchFilters(sports: readonly FilteredSport[]): SavedFilters {
  // Read every second: a filter expires at its hour and follows other tabs.
  const values = useTicking(
    useCallback(
      () => sports.map(({ filter }) => readCookie(deviceCookies.read(), filter.cookie)).join(' '),
      [sports],
    ),
  )
  const filters = useMemo(() => {
    const given = values.split(' ')
    return new Map(
      sports.flatMap(({ sport, filter }, at) => {
        const parsed = parseFilter(given[at] || null, filter)
        return parsed ? [[sport, parsed] as const] : []
      }),
    )
  }, [values, sports])
  const save = useCallback(
    (view: FilterView, next: MatchFilter | null) =>
      deviceCookies.write(cookieOf(next, view, Date.now())),
    [],
  )
  const clear = useCallback(() => {
    for (const { filter } of sports) save(filter, null)
  }, [sports, save])
  return { filters, save, clear }
}
