import { type FeedClock, isStale } from '@saidian/shared/lib'
import type { MatchList } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useCallback, useRef } from 'react'

export type ReadBoard = {
  /** Both functions are stable: a heartbeat of the feed renders no reader. */
  clock: () => FeedClock
  isDisconnected: () => boolean
  isStale: boolean
}

/** Clock and connection of the board, and whether its data is stale. */
export function useBoardClock(board: MatchList): ReadBoard {
  const [delaySeconds] = useSetting('streamDelaySeconds')
  const latest = useRef<FeedClock>(null)
  latest.current = {
    feed: board.feed,
    clockOffsetMs: board.clockOffsetMs,
    delayMs: delaySeconds * 1000,
  }
  const clock = useCallback((): FeedClock => {
    if (!latest.current) throw new Error('the clock is set while the board is drawn')
    return latest.current
  }, [])
  const disconnected = useRef(false)
  disconnected.current = board.isDisconnected
  const isDisconnected = useCallback(() => disconnected.current, [])
  return {
    clock,
    isDisconnected,
    isStale: useTicking(useCallback((nowMs: number) => isStale(clock(), nowMs), [clock])),
  }
}
