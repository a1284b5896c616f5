import { useCallback } from 'react'
import { useTicking } from '../../../ui'
import { viewOf } from '../../sports'
import { useRowContext } from '../row-context'
import type { RowProps } from '../row-props'

type Timed = Pick<RowProps, 'sport' | 'match' | 'isDelayed'>

/** Reads the time left in the period; empty while none runs down or it must stay hidden. */
function useReadTimeLeft({ sport, match, isDelayed }: Timed, hidesScore: boolean) {
  const { clock } = useRowContext()
  const view = viewOf(sport)
  const isHidden = isDelayed || (hidesScore && view.revealsResult(match))
  return useCallback(
    (nowMs: number) => (isHidden ? '' : (view.timeLeft?.(match, clock(sport), nowMs) ?? '')),
    [isHidden, view, sport, match, clock],
  )
}

/** The time left in the period, updated every second. */
export function useTimeLeft(timed: Timed, hidesScore: boolean): string {
  return useTicking(useReadTimeLeft(timed, hidesScore))
}

/** Whether a row shows the time left. It does not change with the seconds. */
export function useShowsTimeLeft(timed: Timed, hidesScore: boolean): boolean {
  const read = useReadTimeLeft(timed, hidesScore)
  return useTicking(useCallback((nowMs: number) => read(nowMs) !== '', [read]))
}
