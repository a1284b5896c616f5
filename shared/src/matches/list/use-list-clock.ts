import { useCallback, useRef } from 'react'
import { type FeedClock, feedAge, isStale } from '../../lib'
import { useStreamDelayMs } from '../../store'
import { useTicking } from '../../ui'
import type { Sport } from '../sport'
import type { MatchList } from './match-list.rules'

export type ListClock = {
  /** The functions are stable: a heartbeat of the feed renders no reader. */
  clock: (sport: Sport) => FeedClock
  /** The clock of the list with the oldest data. */
  oldestClock: (nowMs: number) => FeedClock
  isDisconnected: () => boolean
  /** Whether the data of a sport is stale. Another function when this has changed. */
  isStale: (sport: Sport) => boolean
}

/** Clocks and connection of the lists of some sports, and whose data is stale. */
export function useListClock(lists: readonly MatchList[]): ListClock {
  const delayMs = useStreamDelayMs()
  const latest = useRef<ReadonlyMap<Sport, FeedClock>>(new Map())
  latest.current = new Map(
    lists.map(({ sport, feed, clockOffsetMs }) => [sport, { feed, clockOffsetMs, delayMs }]),
  )
  const disconnected = useRef(false)
  disconnected.current = lists.some((list) => list.isDisconnected)
  const stale = useTicking(
    useCallback(
      (nowMs: number) =>
        [...latest.current]
          .flatMap(([sport, clock]) => (isStale(clock, nowMs) ? sport : []))
          .join(),
      [],
    ),
  )
  return {
    clock: useCallback((sport) => known(latest.current.get(sport)), []),
    oldestClock: useCallback((nowMs) => {
      const clocks = [...latest.current.values()]
      return known(clocks.sort((a, b) => feedAge(b, nowMs) - feedAge(a, nowMs))[0])
    }, []),
    isDisconnected: useCallback(() => disconnected.current, []),
    isStale: useCallback((sport) => stale.split(',').includes(sport), [stale]),
  }
}

function known(clock: FeedClock | undefined): FeedClock {
  if (!clock) throw new Error('the clock is set while the list is drawn')
  return clock
}
