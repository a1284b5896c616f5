import type { MatchText } from '@saidian/shared/contracts/football'
import { usePrefetch } from '@saidian/shared/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useMatchContext } from '../../match/match-context'
import { oldestOrder } from '../../match/oldest-order'

/** Delay before older lines load without a scroll. */
const AFTER_FIRST_MS = 1_200

/**
 * Loads older lines page by page into the cached text. The first page loads while the browser is
 * idle, so that the first scroll does not wait for it or for code of the request.
 */
export function useOlderLines(text: MatchText) {
  const { matchId, queries } = useMatchContext()
  const loadOlder = queries.useLoadOlderText()
  const [hasFailed, setFailed] = useState(false)
  const isLoading = useRef(false)
  const hasRequested = useRef(false)
  const { hasMore } = text
  const oldest = oldestOrder(text)

  const loadMore = useCallback(() => {
    if (isLoading.current || oldest === null) return
    isLoading.current = true
    hasRequested.current = true
    setFailed(false)
    void loadOlder({ id: matchId, before: oldest }).then(({ isError }) => {
      isLoading.current = false
      setFailed(isError)
    })
  }, [loadOlder, matchId, oldest])

  const firstPage = useMemo(
    () => [
      async () => {
        if (!hasRequested.current) loadMore()
      },
    ],
    [loadMore],
  )
  usePrefetch(firstPage, { afterMs: AFTER_FIRST_MS, isReady: hasMore })

  return { hasMore, hasFailed, loadMore }
}
