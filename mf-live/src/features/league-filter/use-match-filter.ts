import { deviceCookies } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useCallback, useMemo } from 'react'
import type { MatchFilter } from '../../match/match-filter.rules'
import { cookieOf, parseFilter, readCookie } from './filter-cookie.rules'

export type SavedFilter = {
  /** The filter of the lists; null without one. */
  filter: MatchFilter | null
  save: (filter: MatchFilter | null) => void
}

// Read every second: the filter expires at its hour and follows other tabs.
const readNow = () => readCookie(deviceCookies.read()) ?? ''

/** The saved filter of football. */
export function useMatchFilter(): SavedFilter {
  const value = useTicking(readNow)
  const filter = useMemo(() => parseFilter(value === '' ? null : value), [value])
  const save = useCallback((next: MatchFilter | null) => {
    deviceCookies.write(cookieOf(next, Date.now()))
  }, [])
  return { filter, save }
}
