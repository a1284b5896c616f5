import { useTicking } from '@saidian/shared/ui'
import { useCallback, useMemo } from 'react'
import { cookieOf, parseFilter, readCookie } from './filter-cookie.rules'

export type KeptLeagues = {
  /** Leagues the person keeps; null without a filter. */
  kept: ReadonlySet<number> | null
  keep: (leagueIds: Iterable<number> | null) => void
}

// Read again every second, so that the filter ends at its hour and follows another tab.
const readNow = () => readCookie(document.cookie) ?? ''

/** The saved league filter of football. */
export function useKeptLeagues(): KeptLeagues {
  const value = useTicking(readNow)
  const kept = useMemo(() => parseFilter(value === '' ? null : value), [value])
  const keep = useCallback((leagueIds: Iterable<number> | null) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the filter in a cookie; the Cookie Store API is not everywhere
    document.cookie = cookieOf(leagueIds, Date.now())
  }, [])
  return { kept, keep }
}
