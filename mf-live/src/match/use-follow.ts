import { followToggled, type ListMatch, type Sport } from '@saidian/shared/matches'
import { followsSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { useCallback } from 'react'

/** Whether the match is followed, and a function that toggles it. `title` names the follow. */
export function useFollow(
  sport: Sport,
  match: ListMatch | undefined,
  title: string | null,
): { isFollowed: boolean; toggle: () => void } {
  const dispatch = useAppDispatch()
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const toggle = useCallback(() => {
    if (match) dispatch(followToggled(sport, match, title ?? ''))
  }, [dispatch, sport, match, title])
  return { isFollowed: match !== undefined && followed.has(match.id), toggle }
}
