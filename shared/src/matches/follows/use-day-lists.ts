import { useCallback, useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../store'
import { matchList } from '../list/match-list.api'
import type { MatchList } from '../list/match-list.rules'
import type { Sport } from '../sport'

export type DayLists = {
  lists: readonly MatchList[]
  isLoading: boolean
  /**
   * Number of days that failed to load. A day outside the seasons has no list and does not count.
   */
  failed: number
  refresh: () => Promise<unknown>
}

type DayResult = MatchList | 'loading' | 'failed' | 'none'

/** The cached lists of several days, which follow their topic while in use. */
export function useDayLists(sport: Sport, days: readonly string[]): DayLists {
  const dispatch = useAppDispatch()
  const key = days.join()
  const selections = useMemo(() => {
    const dates = key === '' ? [] : key.split(',')
    return dates.map((date) => ({ sport, kind: 'day', date, type: 0 }) as const)
  }, [sport, key])

  useEffect(() => {
    const subscriptions = selections.map((day) => dispatch(matchList.initiate(day)))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [dispatch, selections])

  const results = useAppSelector(
    (state) => selections.map((day) => resultOf(matchList.select(day)(state as never))),
    isSame,
  )
  const refresh = useCallback(
    () =>
      Promise.all(
        selections.map((day) =>
          dispatch(matchList.initiate(day, { forceRefetch: true, subscribe: false })),
        ),
      ),
    [dispatch, selections],
  )
  return useMemo(
    () => ({
      lists: results.filter((result) => typeof result === 'object'),
      isLoading: results.includes('loading'),
      failed: results.filter((result) => result === 'failed').length,
      refresh,
    }),
    [results, refresh],
  )
}

type DayQuery = { data?: MatchList; isError: boolean; error?: unknown }

function resultOf({ data, isError, error }: DayQuery): DayResult {
  if (data) return data
  if (!isError) return 'loading'
  const { reason } = (error ?? {}) as { reason?: string }
  return reason === 'football.date_out_of_range' ? 'none' : 'failed'
}

function isSame(a: readonly DayResult[], b: readonly DayResult[]): boolean {
  return a.length === b.length && a.every((result, index) => result === b[index])
}
