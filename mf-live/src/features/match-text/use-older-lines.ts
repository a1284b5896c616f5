import type { MatchText } from '@saidian/shared/contracts'
import { savesData, whenIdle } from '@saidian/shared/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLazyOlderTextQuery } from '../../match/match.api'
import { oldestOrder } from '../../match/text.rules'

/** Delay before older lines load without a scroll. */
const AFTER_FIRST_MS = 1_200

/** The lines arrive in `matchText`: the state of the request itself renders nothing. */
const UNWATCHED = { selectFromResult: () => NOTHING }
const NOTHING = {}

/**
 * Loads older lines page by page into the cached text. The first page loads while the browser is
 * idle, so that the first scroll does not wait for it or for code of the request.
 */
export function useOlderLines(matchId: number, text: MatchText) {
  const [ask] = useLazyOlderTextQuery(UNWATCHED)
  const [hasFailed, setFailed] = useState(false)
  const isAsking = useRef(false)
  const hasAsked = useRef(false)
  const { hasMore } = text
  const oldest = oldestOrder(text)

  const readMore = useCallback(() => {
    if (isAsking.current || oldest === null) return
    isAsking.current = true
    hasAsked.current = true
    setFailed(false)
    void ask({ id: matchId, before: oldest }).then(({ isError }) => {
      isAsking.current = false
      setFailed(isError)
    })
  }, [ask, matchId, oldest])

  useEffect(() => {
    if (!hasMore || hasAsked.current || savesData()) return
    const end = new AbortController()
    const timer = setTimeout(() => whenIdle(readMore, end.signal), AFTER_FIRST_MS)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [hasMore, readMore])

  return { hasMore, hasFailed, readMore }
}
