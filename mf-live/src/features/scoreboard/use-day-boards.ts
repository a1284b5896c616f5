import { useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { useCallback, useEffect, useMemo } from 'react'
import type { Board } from './board.rules'
import type { DayPage } from './layout.rules'
import { footballDay } from './scoreboard.api'

export type DayBoards = {
  boards: readonly Board[]
  isLoading: boolean
  /** Days whose list did not come. A day outside the seasons is none of them: there is nothing to come. */
  failed: number
  refresh: () => Promise<unknown>
}

type DayAnswer = Board | 'loading' | 'failed' | 'none'

const pageOf = (date: string): DayPage => ({ date, type: 0 })

/** The boards of several days from the cache, followed live while they are used. */
export function useDayBoards(days: readonly string[]): DayBoards {
  const dispatch = useAppDispatch()
  const key = days.join()
  const pages = useMemo(() => (key === '' ? [] : key.split(',').map(pageOf)), [key])

  useEffect(() => {
    const readings = pages.map((page) => dispatch(footballDay.initiate(page)))
    return () => {
      for (const reading of readings) reading.unsubscribe()
    }
  }, [dispatch, pages])

  const answers = useAppSelector(
    (state) => pages.map((page) => answerOf(footballDay.select(page)(state as never))),
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
      boards: answers.filter((answer) => typeof answer === 'object'),
      isLoading: answers.includes('loading'),
      failed: answers.filter((answer) => answer === 'failed').length,
      refresh,
    }),
    [answers, refresh],
  )
}

type DayQuery = { data?: Board; isError: boolean; error?: unknown }

function answerOf({ data, isError, error }: DayQuery): DayAnswer {
  if (data) return data
  if (!isError) return 'loading'
  const { reason } = (error ?? {}) as { reason?: string }
  return reason === 'football.date_out_of_range' ? 'none' : 'failed'
}

function isSame(a: readonly DayAnswer[], b: readonly DayAnswer[]): boolean {
  return a.length === b.length && a.every((answer, index) => answer === b[index])
}
