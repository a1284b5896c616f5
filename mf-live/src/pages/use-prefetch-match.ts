import { savesData, whenIdle } from '@saidian/shared/ui'
import { useCallback, useEffect, useState } from 'react'

/** Gives the pictures and data of the list priority. */
const AFTER_ROWS_MS = 1_500

/**
 * Returns a function to call when the rows are rendered. It prefetches the code of the match page
 * while the browser is idle.
 */
export function usePrefetchMatch(): () => void {
  const [hasRows, setHasRows] = useState(false)
  useEffect(() => {
    if (!hasRows || savesData()) return
    const controller = new AbortController()
    const timer = setTimeout(() => whenIdle(loadMatchPage, controller.signal), AFTER_ROWS_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [hasRows])
  return useCallback(() => setHasRows(true), [])
}

function loadMatchPage(): void {
  // Ignored: a tap loads the code again and shows the error.
  void Promise.all([
    import(/* webpackChunkName: "match" */ './match.page'),
    import(/* webpackChunkName: "match-live" */ '../features/match-situation/match-situation'),
    // First tab of a match before its kick-off.
    import('./analysis-panel'),
  ]).catch(() => undefined)
}
