import { type ReactNode, useCallback } from 'react'
import { classNames, useTicking } from '../../../ui'
import { viewOf } from '../../sports'
import css from '../row.module.css'
import { useRowContext } from '../row-context'
import type { RowProps } from '../row-props'

export type TimeLeftProps = Pick<RowProps, 'sport' | 'match' | 'isStale' | 'isDelayed'> & {
  hidesScore: boolean
  /** Shown while no clock runs down. */
  children: ReactNode
}

/** The time left in the period. It subscribes to the time itself, as the clock above it. */
export function TimeLeft({
  sport,
  match,
  isStale,
  isDelayed,
  hidesScore,
  children,
}: TimeLeftProps) {
  const { clock } = useRowContext()
  const view = viewOf(sport)
  const isHidden = isDelayed || (hidesScore && view.revealsResult(match))
  const text = useTicking(
    useCallback(
      (nowMs: number) => (isHidden ? '' : (view.timeLeft?.(match, clock(sport), nowMs) ?? '')),
      [isHidden, view, sport, match, clock],
    ),
  )
  if (text === '') return children
  return <span className={classNames(css.left, isStale && css.leftStale)}>{text}</span>
}
