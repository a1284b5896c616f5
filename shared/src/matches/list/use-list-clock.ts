import { useCallback, useRef } from 'react'
import { type FeedClock, isStale } from '../../lib'
import { useSetting } from '../../store'
import { useTicking } from '../../ui'
import type { MatchList } from './match-list.rules'

export type ListClock = {
  /** Both functions are stable: a heartbeat of the feed renders no reader. */
  clock: () => FeedClock
  isDisconnected: () => boolean
  isStale: boolean
}

/** Clock and connection of a list, and whether its data is stale. */
export function useListClock(list: MatchList): ListClock {
  const [delaySeconds] = useSetting('streamDelaySeconds')
  const latest = useRef<FeedClock>(null)
  latest.current = {
    feed: list.feed,
    clockOffsetMs: list.clockOffsetMs,
    delayMs: delaySeconds * 1000,
  }
  const clock = useCallback((): FeedClock => {
    if (!latest.current) throw new Error('the clock is set while the list is drawn')
    return latest.current
  }, [])
  const disconnected = useRef(false)
  disconnected.current = list.isDisconnected
  const isDisconnected = useCallback(() => disconnected.current, [])
  return {
    clock,
    isDisconnected,
    isStale: useTicking(useCallback((nowMs: number) => isStale(clock(), nowMs), [clock])),
  }
}
