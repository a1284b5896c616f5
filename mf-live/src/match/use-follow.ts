import type { BoardMatch } from '@saidian/shared/contracts'
import { followsSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { useCallback } from 'react'

/** Whether the match is followed, and a function that toggles it. `title` names the follow. */
export function useFollow(
  match: BoardMatch | undefined,
  title: string | null,
): { isFollowed: boolean; toggle: () => void } {
  const dispatch = useAppDispatch()
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const isFollowed = match !== undefined && followed.has(match.id)
  const toggle = useCallback(() => {
    if (!match) return
    const { matchFollowed, matchUnfollowed } = followsSlice.actions
    dispatch(
      isFollowed
        ? matchUnfollowed(match.id)
        : matchFollowed({ id: match.id, kickoffAt: match.kickoffAt, title: title ?? '' }),
    )
  }, [dispatch, match, title, isFollowed])
  return { isFollowed, toggle }
}
