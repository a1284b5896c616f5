import { SPORT } from '@saidian/shared/contracts/personal'
import type { Sport } from '@saidian/shared/matches'
import { outboxSlice, useAppDispatch } from '@saidian/shared/store'
import { useEffect } from 'react'

/** Adds the match to the member's history once its title is known. */
export function useRememberVisit(sport: Sport, matchId: number, title: string | null): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (title === null) return
    const page = { kind: 'match', sport: SPORT[sport], id: String(matchId), title } as const
    dispatch(outboxSlice.actions.pageVisited(page))
  }, [dispatch, sport, matchId, title])
}
