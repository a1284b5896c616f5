import type { FeedState } from '@saidian/shared/contracts/matches'
import { type FeedClock, isStale } from '@saidian/shared/lib'
import type { LiveEvent, LiveState } from '@saidian/shared/live'
import { useStreamDelayMs } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useCallback, useRef } from 'react'
import type { MatchHeader } from './match-data'

const SILENT: FeedState = { source: '', aliveAt: 0, speed: 1, demo: false }

/** A stable function that returns the clock of the match, and whether the data is stale. */
export function useMatchClock(
  header: LiveState<MatchHeader, LiveEvent> | undefined,
  knownFeed: FeedState | undefined,
): { clock: () => FeedClock; isStale: boolean } {
  const delayMs = useStreamDelayMs()
  const latest = useRef<FeedClock>(null)
  latest.current = {
    feed: header?.feed ?? knownFeed ?? SILENT,
    clockOffsetMs: header?.clockOffsetMs ?? 0,
    delayMs,
  }
  const clock = useCallback((): FeedClock => {
    if (!latest.current) throw new Error('the clock is set while the page is drawn')
    return latest.current
  }, [])
  return {
    clock,
    isStale: useTicking(useCallback((nowMs: number) => isStale(clock(), nowMs), [clock])),
  }
}
