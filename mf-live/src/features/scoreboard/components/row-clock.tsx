import type { BoardMatch } from '@saidian/shared/contracts'
import { isInPlay, revealsResult } from '@saidian/shared/lib'
import { MatchClock, useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import { rowClock } from '../../../match/clock.rules'
import { useBoardContext } from './board-context'

export type RowClockProps = {
  match: BoardMatch
  isStale: boolean
  isDelayed: boolean
  hidesScore: boolean
}

/**
 * The minute of a row. It subscribes to the time itself, so that a new minute renders this only.
 */
export function RowClock({ match, isStale, isDelayed, hidesScore }: RowClockProps) {
  const { clock } = useBoardContext()
  const read = useCallback((nowMs: number) => rowClock(match, clock(), nowMs), [match, clock])
  const text = useTicking(read)
  if (isDelayed) return <MatchClock text="延迟" />
  const isLive = isInPlay(match.s)
  if (hidesScore && revealsResult(match))
    return <MatchClock text="进行中" isLive isStale={isStale} />
  return (
    <MatchClock
      text={text}
      isLive={isLive}
      isStale={isStale && isLive}
      isTicking={/\d/.test(text)}
    />
  )
}
