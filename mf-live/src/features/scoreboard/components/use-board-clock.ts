import { useSetting } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useCallback, useRef } from 'react'
import { type BoardClock, isStale } from '../../../match/clock.rules'
import type { Board } from '../board.rules'

/** The board's clock behind a function that stays the same, and whether the data is old. */
export function useBoardClock(board: Board): { clock: () => BoardClock; isStale: boolean } {
  const [delaySeconds] = useSetting('streamDelaySeconds')
  const latest = useRef<BoardClock>(null)
  latest.current = { feed: board.feed, clockOffsetMs: board.clockOffsetMs, delayMs: delaySeconds * 1000 }
  const clock = useCallback((): BoardClock => {
    if (!latest.current) throw new Error('the clock is set while the board is drawn')
    return latest.current
  }, [])
  return { clock, isStale: useTicking(useCallback((nowMs: number) => isStale(clock(), nowMs), [clock])) }
}
