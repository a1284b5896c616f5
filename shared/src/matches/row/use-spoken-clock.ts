import { useCallback } from 'react'
import { useTicking } from '../../ui'
import { viewOf } from '../sports'
import { useRowContext } from './row-context'
import type { RowProps } from './row-props'

/** The clock of a row for its sentence. It changes with the minute at most. */
export function useSpokenClock(
  { sport, match }: Pick<RowProps, 'sport' | 'match'>,
  hidesScore: boolean,
): string {
  const { clock } = useRowContext()
  const view = viewOf(sport)
  const isHidden = hidesScore && view.revealsResult(match)
  return useTicking(
    useCallback(
      (nowMs: number) => (isHidden ? '进行中' : view.spokenClock(match, clock(sport), nowMs)),
      [view, sport, match, clock, isHidden],
    ),
  )
}
