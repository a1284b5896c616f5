import { useEffect, useRef } from 'react'
import { followsSlice, useAppSelector } from '../../store'
import { useFollowsQuery } from './marks.api'

/**
 * Follows of the account. Refetched when the follows of this device change: follows made before the
 * login reach the account shortly after the page opens.
 */
export function useFollows(): ReturnType<typeof useFollowsQuery> {
  const query = useFollowsQuery(undefined, { refetchOnMountOrArgChange: true })
  const here = useAppSelector(followsSlice.selectors.selectFollows)
  const { isFetching, refetch } = query
  const seen = useRef(here)
  const isBehind = useRef(false)
  useEffect(() => {
    if (seen.current !== here) isBehind.current = true
    seen.current = here
    // A running request may return a state older than the change: refetch after it ends.
    if (!isBehind.current || isFetching) return
    isBehind.current = false
    void refetch()
  }, [here, isFetching, refetch])
  return query
}
