import { useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { useCallback, useEffect, useMemo } from 'react'
import type { Board } from './board.rules'
import type { DayPage } from './layout.rules'
import { footballDay } from './scoreboard.api'

export type DayBoards = {
  boards: readonly Board[]
  isLoading: boolean
  /**
   * Number of days that failed to load. A day outside the seasons has no list and does not count.
   */
  failed: number
  refresh: () => Promise<unknown>
}

type DayResult = Board | 'loading' | 'failed' | 'none'

const pageOf = (date: string): DayPage => ({ date, type: 0 })

/** The cached boards of several days, which follow their topic while in use. */
export function useDayBoards(days: readonly string[]): DayBoards {
  const dispatch = useAppDispatch()
  const key = days.join()
  const pages = useMemo(() => (key === '' ? [] : key.split(',').map(pageOf)), [key])

  useEffect(() => {
    const subscriptions = pages.map((page) => dispatch(footballDay.initiate(page)))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [dispatch, pages])

  const results = useAppSelector(
    (state) => pages.map((page) => resultOf(footballDay.select(page)(state as never))),
    isSame,
  )
  const refresh = useCallback(
    () =>
      Promise.all(
        pages.map((page) =>
          dispatch(footballDay.initiate(page, { forceRefetch: true, subscribe: false })),
        ),
      ),
    [dispatch, pages],
  )
  return useMemo(
    () => ({
      boards: results.filter((result) => typeof result === 'object'),
      isLoading: results.includes('loading'),
      failed: results.filter((result) => result === 'failed').length,
      refresh,
    }),
    [results, refresh],
  )
}

type DayQuery = { data?: Board; isError: boolean; error?: unknown }

function resultOf({ data, isError, error }: DayQuery): DayResult {
  if (data) return data
  if (!isError) return 'loading'
  const { reason } = (error ?? {}) as { reason?: string }
  return reason === 'football.date_out_of_range' ? 'none' : 'failed'
}

function isSame(a: readonly DayResult[], b: readonly DayResult[]): boolean {
  return a.length === b.length && a.every((result, index) => result === b[index])
}
