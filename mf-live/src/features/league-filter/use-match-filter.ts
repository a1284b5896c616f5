import { deviceCookies } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useCallback, useMemo } from 'react'
import type { MatchFilter } from '../../match/match-filter.rules'
import { cookieOf, parseFilter, readCookie } from './filter-cookie.rules'
import type { FilterView } from './filter-view'

export type SavedFilter = {
  /** The filter of the lists; null without one. */
  filter: MatchFilter | null
  save: (filter: MatchFilter | null) => void
}

/** The saved filter of a sport. */
export function useMatchFilter(view: FilterView): SavedFilter {
  // Read every second: the filter expires at its hour and follows other tabs.
  const value = useTicking(
    useCallback(() => readCookie(deviceCookies.read(), view.cookie) ?? '', [view]),
  )
  const filter = useMemo(() => parseFilter(value === '' ? null : value, view), [value, view])
  const save = useCallback(
    (next: MatchFilter | null) => deviceCookies.write(cookieOf(next, view, Date.now())),
    [view],
  )
  return { filter, save }
}
