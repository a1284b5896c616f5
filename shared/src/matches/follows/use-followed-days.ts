import { useEffect, useMemo } from 'react'
import { beijingDate } from '../../lib'
import { followsSlice, useAppDispatch, useAppSelector } from '../../store'
import { useTicking } from '../../ui'
import type { MatchList } from '../list/match-list.rules'
import type { Sport } from '../sport'
import { changedKickoffs, daysToLoad, withOtherDays } from './followed-days.rules'
import { useDayLists } from './use-day-lists'

export type FollowedDays = {
  /** Today's list plus the followed matches of other days; undefined while none can be shown. */
  list: MatchList | undefined
  /** Number of other days that failed to load. */
  failed: number
  /** No followed match can be shown, because all their days failed to load. */
  hasNothing: boolean
  refresh: () => Promise<unknown>
}

/** The data of 关注 based on today's list. Without a list it loads nothing. */
export function useFollowedDays(sport: Sport, today: MatchList | undefined): FollowedDays {
  const dispatch = useAppDispatch()
  const follows = useAppSelector(followsSlice.selectors.selectFollows)
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const date = useTicking(beijingDate)
  const days = useDayLists(sport, today ? daysToLoad(follows, today.matches, date) : [])
  const list = useMemo(
    () => today && withOtherDays(today, days.lists, followed),
    [today, days.lists, followed],
  )

  useEffect(() => {
    const changed = list ? changedKickoffs(follows, list.matches) : []
    if (changed.length > 0) dispatch(followsSlice.actions.kickoffsSeen(changed))
  }, [dispatch, list, follows])

  const hasSome = list !== undefined && follows.some(({ id }) => list.matches[id])
  return {
    list: hasSome || !days.isLoading ? list : undefined,
    failed: days.failed,
    hasNothing: !hasSome && !days.isLoading && days.failed > 0,
    refresh: days.refresh,
  }
}
