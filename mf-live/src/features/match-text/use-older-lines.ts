import type { MatchText } from '@saidian/shared/contracts'
import { savesData, whenIdle } from '@saidian/shared/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLazyOlderTextQuery } from '../../match/match.api'
import { oldestOrder } from '../../match/text.rules'

/** The first lines are looked at for so long before anything else is read. */
const AFTER_FIRST_MS = 1_200

/** The lines come with those of the match: nothing is drawn again for the asking itself. */
const UNWATCHED = { selectFromResult: () => NOTHING }
const NOTHING = {}

/**
 * Reads the text from further back, page by page; the lines join those of the match. The first page comes on its own while
 * nothing is to do, so that the first flick does not wait for it, nor for the code that every request needs.
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
