import { savesData, whenIdle } from '@saidian/shared/ui'
import { useCallback, useEffect, useState } from 'react'

/** The list's own pictures and data come first. */
const AFTER_ROWS_MS = 1_500

/**
 * What to call when the rows stand: the code of the match page is then fetched as soon as nothing else is to do, so that a
 * tap finds it here.
 */
export function usePrefetchMatch(): () => void {
  const [hasRows, setHasRows] = useState(false)
  useEffect(() => {
    if (!hasRows || savesData()) return
    const end = new AbortController()
    const timer = setTimeout(() => whenIdle(loadMatchPage, end.signal), AFTER_ROWS_MS)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [hasRows])
  return useCallback(() => setHasRows(true), [])
}

function loadMatchPage(): void {
  // Not to be had now: the tap asks again and tells.
  void Promise.all([
    import(/* webpackChunkName: "match" */ './match.page'),
    import(/* webpackChunkName: "match-live" */ '../features/match-situation/match-situation'),
    // What a match opens on that has not begun.
    import('./analysis-panel'),
  ]).catch(() => undefined)
}
