import type { MatchText } from '@saidian/shared/contracts'
import { useCallback, useRef, useState } from 'react'
import { useLazyOlderTextQuery } from '../../match/match.api'
import { oldestOrder } from '../../match/text.rules'

/** Reads the text from further back, page by page; the lines join those of the match. */
export function useOlderLines(matchId: number, text: MatchText) {
  const [ask] = useLazyOlderTextQuery()
  const [hasFailed, setFailed] = useState(false)
  const isAsking = useRef(false)
  const oldest = oldestOrder(text)

  const readMore = useCallback(async () => {
    if (isAsking.current || oldest === null) return
    isAsking.current = true
    setFailed(false)
    const { isError } = await ask({ id: matchId, before: oldest })
    isAsking.current = false
    setFailed(isError)
  }, [ask, matchId, oldest])

  return { hasMore: text.hasMore, hasFailed, readMore: () => void readMore() }
}
