import { useMemo, useRef } from 'react'
import { beijingDate } from '../../lib'
import { type FollowedMatch, followsSlice, useAppSelector } from '../../store'
import { useTicking } from '../../ui'
import { listedFollows } from './followed.rules'

/**
 * The followed matches that 关注 lists, of all sports. A match that is unfollowed stays among them
 * until another one is followed, so that no request follows from it.
 */
export function useListedFollows(): readonly FollowedMatch[] {
  const follows = useAppSelector(followsSlice.selectors.selectMatches)
  const today = useTicking(beijingDate)
  const wanted = useMemo(() => listedFollows(follows, today), [follows, today])
  const listed = useRef(wanted)
  const known = new Set(listed.current.map(({ id }) => id))
  if (wanted.some(({ id }) => !known.has(id))) listed.current = wanted
  return listed.current
}
