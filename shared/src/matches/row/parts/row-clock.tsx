import { useCallback } from 'react'
import { MatchClock, useTicking } from '../../../ui'
import { useRowContext } from '../row-context'
import type { RowProps } from '../row-props'
import { viewOf } from '../sport-views'

export type RowClockProps = Pick<RowProps, 'sport' | 'match' | 'isStale' | 'isDelayed'> & {
  hidesScore: boolean
  /** The full row has short labels; a line shows nothing before the match. */
  form: 'short' | 'line'
}

/**
 * The minute of a row. It subscribes to the time itself, so that a new minute renders this only.
 */
export function RowClock({ sport, match, isStale, isDelayed, hidesScore, form }: RowClockProps) {
  const { clock } = useRowContext()
  const view = viewOf(sport)
  const textOf = form === 'short' ? view.shortClock : view.lineClock
  const read = useCallback((nowMs: number) => textOf(match, clock(), nowMs), [textOf, match, clock])
  const text = useTicking(read)
  if (isDelayed) return <MatchClock text="延迟" />
  const isLive = view.isInPlay(match)
  if (hidesScore && view.revealsResult(match))
    return <MatchClock text="进行中" isLive isStale={isStale} />
  if (text === '') return null
  return (
    <MatchClock
      text={text}
      isLive={isLive}
      isStale={isStale && isLive}
      isTicking={/\d/.test(text)}
    />
  )
}
