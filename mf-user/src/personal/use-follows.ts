import { followsSlice, useAppSelector } from '@saidian/shared/store'
import { useEffect, useRef } from 'react'
import { useFollowsQuery } from './personal.api'

/**
 * What the member follows, as the account has it. Read again when this device learns of something else: what it did
 * before the login arrives in the account a moment after the page.
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
    // An answer on its way may be older than what was learned.
    if (!isBehind.current || isFetching) return
    isBehind.current = false
    void refetch()
  }, [here, isFetching, refetch])
  return query
}
