import { useCallback } from 'react'
import type { AppDispatch } from './create-store'
import { type FollowSubject, followsSlice } from './follows.slice'
import { useAppDispatch, useAppSelector } from './hooks'
import type { RootState } from './root-reducer'

/** Follows something, or unfollows it, at once; the account and other devices learn it later. */
export function followToggled(subject: FollowSubject) {
  const { followed, unfollowed } = followsSlice.actions
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const isFollowed = followsSlice.selectors.selectIsFollowed(getState())
    dispatch(isFollowed(subject.kind, subject.id) ? unfollowed(subject) : followed(subject))
  }
}

/**
 * Whether something is followed, and a function that toggles it. The change shows at once in every
 * tab, waits in the outbox while there is no network or login, and reaches the account and the
 * member's other devices from there.
 *
 * @param subject null while it is not known yet: nothing is followed and nothing can be
 */
export function useFollow(subject: FollowSubject | null): {
  isFollowed: boolean
  toggle: () => void
} {
  const dispatch = useAppDispatch()
  const isFollowed = useAppSelector(followsSlice.selectors.selectIsFollowed)
  const toggle = useCallback(() => {
    if (subject) dispatch(followToggled(subject))
  }, [dispatch, subject])
  return { isFollowed: subject !== null && isFollowed(subject.kind, subject.id), toggle }
}
