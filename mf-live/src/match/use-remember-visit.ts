import { outboxSlice, useAppDispatch } from '@saidian/shared/store'
import { useEffect } from 'react'

/** The history of the member remembers this match, once it is known what it is called. */
export function useRememberVisit(matchId: number, title: string | null): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (title === null) return
    dispatch(outboxSlice.actions.pageVisited({ kind: 'match', id: String(matchId), title }))
  }, [dispatch, matchId, title])
}
