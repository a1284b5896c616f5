import { outboxSlice, useAppDispatch } from '@saidian/shared/store'
import { useEffect } from 'react'

/** Adds the match to the member's history once its title is known. */
export function useRememberVisit(matchId: number, title: string | null): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (title === null) return
    dispatch(outboxSlice.actions.pageVisited({ kind: 'match', id: String(matchId), title }))
  }, [dispatch, matchId, title])
}
