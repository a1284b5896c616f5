import { useEffect } from 'react'
import { followsSlice, useAppDispatch, useAppSelector } from '../../store'
import type { ListMatch } from '../sport'
import { changedKickoffs } from './followed.rules'

/** Stores the kick-offs of followed matches as these matches of a list have them. */
export function useSeenKickoffs(matches: Readonly<Record<number, ListMatch>> | undefined): void {
  const dispatch = useAppDispatch()
  const follows = useAppSelector(followsSlice.selectors.selectMatches)
  useEffect(() => {
    const changed = matches ? changedKickoffs(follows, matches) : []
    if (changed.length > 0) dispatch(followsSlice.actions.kickoffsSeen(changed))
  }, [dispatch, matches, follows])
}
