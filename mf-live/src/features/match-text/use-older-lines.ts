import { usePrefetch } from '@saidian/shared/ui'
import type { NextPage } from '@saidian/shared/ui/subpages'
import { useCallback, useMemo, useRef, useState } from 'react'
import { oldestOrder } from '../../match/data/oldest-order'
import { useMatchContext } from '../../match/match-context'
import type { MatchText } from '../../match/match-data'

/** Delay before older lines load without a scroll. */
const AFTER_FIRST_MS = 1_200

/**
 * Loads older lines page by page into the cached text. The first page loads while the browser is
 * idle, so that the first scroll does not wait for it or for code of the request.
 */
export function useOlderLines(text: MatchText): NextPage {
  const { matchId, queries } = useMatchContext()
  const loadOlder = queries.useLoadOlderText()
  const [hasFailed, setFailed] = useState(false)
  const isLoading = useRef(false)
  const hasRequested = useRef(false)
  const { hasMore } = text
  const oldest = oldestOrder(text)

  const load = useCallback(() => {
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
        if (!hasRequested.current) load()
      },
    ],
    [load],
  )
  usePrefetch(firstPage, { afterMs: AFTER_FIRST_MS, isReady: hasMore })

  // `load` changes with each page, so its time shows in no rendering.
  return { hasMore, isLoading: false, hasFailed, load }
}
