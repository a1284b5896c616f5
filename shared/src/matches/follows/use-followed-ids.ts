import { useMemo, useRef } from 'react'
import { SPORT } from '../../contracts/personal'
import { beijingDate } from '../../lib'
import { followsSlice, useAppSelector } from '../../store'
import { useTicking } from '../../ui'
import type { Sport } from '../sport'
import { listedFollows } from './followed.rules'

/**
 * Ids of the followed matches of a sport, to read them as a list. A match that is unfollowed stays
 * among them until another one is followed, so that no request follows from it.
 */
export function useFollowedIds(sport: Sport): readonly number[] {
  const follows = useAppSelector(followsSlice.selectors.selectMatches)
  const today = useTicking(beijingDate)
  const wanted = useMemo(() => {
    return listedFollows(
      follows.filter((follow) => follow.sport === SPORT[sport]),
      today,
    )
  }, [follows, sport, today])
  const ids = useRef(wanted)
  if (wanted.some((id) => !ids.current.includes(id))) ids.current = wanted
  return ids.current
}
