import { useEffect } from 'react'
import { followsSlice, useAppDispatch, useAppSelector } from '../../store'
import type { MatchList } from '../list/match-list.rules'
import { changedKickoffs } from './followed.rules'

/** Stores the kick-offs of followed matches as this list shows them. */
export function useSeenKickoffs(list: MatchList | undefined): void {
  const dispatch = useAppDispatch()
  const follows = useAppSelector(followsSlice.selectors.selectMatches)
  useEffect(() => {
    const changed = list ? changedKickoffs(follows, list.matches) : []
    if (changed.length > 0) dispatch(followsSlice.actions.kickoffsSeen(changed))
  }, [dispatch, list, follows])
}
