import { useCallback } from 'react'
import { MatchClock, useTicking } from '../../../ui'
import { viewOf } from '../../sports'
import { useRowContext } from '../row-context'
import type { RowProps } from '../row-props'

/** A minute such as 67 or 45+ has a mark behind it. */
const MINUTES = /^\d+\+?$/

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
  const read = useCallback(
    (nowMs: number) =>
      form === 'short'
        ? view.shortClock(match, clock(sport), nowMs)
        : view.lineClock(match, clock(sport), nowMs),
    [form, view, sport, match, clock],
  )
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
      isTicking={MINUTES.test(text)}
    />
  )
}
