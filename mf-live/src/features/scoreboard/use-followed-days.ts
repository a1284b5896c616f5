import { beijingDate } from '@saidian/shared/lib'
import { followsSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useEffect, useMemo } from 'react'
import type { Board } from './board.rules'
import { changedKickoffs, daysToRead, withOtherDays } from './followed-days.rules'
import { useDayBoards } from './use-day-boards'

export type FollowedDays = {
  /** Today's board and the followed matches of other days; undefined while nothing of them can be shown. */
  board: Board | undefined
  /** Other days whose list did not come. */
  failed: number
  /** None of the followed matches can be shown, because their days did not come. */
  hasNothing: boolean
  refresh: () => Promise<unknown>
}

/** What 关注 shows around today's board; without one, nothing is read. */
export function useFollowedDays(today: Board | undefined): FollowedDays {
  const dispatch = useAppDispatch()
  const follows = useAppSelector(followsSlice.selectors.selectFollows)
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const date = useTicking(beijingDate)
  const days = useDayBoards(today ? daysToRead(follows, today.matches, date) : [])
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
