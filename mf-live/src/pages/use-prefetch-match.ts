import { usePrefetch } from '@saidian/shared/ui'
import { useCallback, useState } from 'react'

/** Gives the pictures and data of the list priority. */
const AFTER_ROWS_MS = 1_500

/** The code of a match page, its first tab, and its first tab before the kick-off. */
const MATCH_PAGE = [
  () => import(/* webpackChunkName: "match" */ './football-match.page'),
  () =>
    import(/* webpackChunkName: "match-live" */ '../sports/football/match/panels/situation-panel'),
  () =>
    import(
      /* webpackChunkName: "match-analysis" */ '../sports/football/match/panels/analysis-panel'
    ),
]

/**
 * Returns a function to call when the rows are rendered: it allows the prefetch of the match page.
 */
export function usePrefetchMatch(): () => void {
  const [hasRows, setHasRows] = useState(false)
  usePrefetch(MATCH_PAGE, { afterMs: AFTER_ROWS_MS, isReady: hasRows })
  return useCallback(() => setHasRows(true), [])
}
