import type { MatchText, TextLine } from '@saidian/shared/contracts'
import { startTransition, useCallback, useRef, useState } from 'react'
import { useLazyOlderTextQuery } from '../../match/match.api'

/** Lines before those of the live part, read page by page. */
export function useOlderLines(matchId: number, text: MatchText) {
  const [ask] = useLazyOlderTextQuery()
  const [lines, setLines] = useState<readonly TextLine[]>([])
  const [hasMore, setHasMore] = useState<boolean | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isAsking = useRef(false)
  const oldest = (lines.at(-1) ?? text.textLive.at(-1))?.order

  const readMore = useCallback(async () => {
    if (isAsking.current || oldest === undefined) return
    isAsking.current = true
    setFailed(false)
    const { data, isError } = await ask({ id: matchId, before: oldest })
    isAsking.current = false
    setFailed(isError)
    if (!data) return
    // Drawn between the frames of a scroll that goes on.
    startTransition(() => {
      setLines((known) => [...known, ...data.textLive])
      setHasMore(data.hasMore)
    })
  }, [ask, matchId, oldest])

  return { lines, hasMore: hasMore ?? text.hasMore, hasFailed, readMore: () => void readMore() }
}
