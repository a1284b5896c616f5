import { beijingDate } from '@saidian/shared/lib'
import { followsSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useEffect, useMemo } from 'react'
import type { Board } from './board.rules'
import { changedKickoffs, daysToLoad, withOtherDays } from './followed-days.rules'
import { useDayBoards } from './use-day-boards'

export type FollowedDays = {
  /** Today's board plus the followed matches of other days; undefined while none can be shown. */
  board: Board | undefined
  /** Number of other days that failed to load. */
  failed: number
  /** No followed match can be shown, because all their days failed to load. */
  hasNothing: boolean
  refresh: () => Promise<unknown>
}

/** The data of 关注 based on today's board. Without a board it loads nothing. */
export function useFollowedDays(today: Board | undefined): FollowedDays {
  const dispatch = useAppDispatch()
  const follows = useAppSelector(followsSlice.selectors.selectFollows)
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const date = useTicking(beijingDate)
  const days = useDayBoards(today ? daysToLoad(follows, today.matches, date) : [])
  const board = useMemo(
    () => today && withOtherDays(today, days.boards, followed),
    [today, days.boards, followed],
  )

  useEffect(() => {
    const changed = board ? changedKickoffs(follows, board.matches) : []
    if (changed.length > 0) dispatch(followsSlice.actions.kickoffsSeen(changed))
  }, [dispatch, board, follows])

  const hasSome = board !== undefined && follows.some(({ id }) => board.matches[id])
  return {
    board: hasSome || !days.isLoading ? board : undefined,
    failed: days.failed,
    hasNothing: !hasSome && !days.isLoading && days.failed > 0,
    refresh: days.refresh,
  }
}
