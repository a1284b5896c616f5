import type { ReactNode } from 'react'
import { classNames } from '../../../ui'
import css from '../row.module.css'
import type { RowProps } from '../row-props'
import { useTimeLeft } from './use-time-left'

export type TimeLeftProps = Pick<RowProps, 'sport' | 'match' | 'isStale' | 'isDelayed'> & {
  hidesScore: boolean
  /** Shown while no clock runs down. */
  children: ReactNode
}

/** The time left in the period. It subscribes to the time itself, as the clock above it. */
export function TimeLeft({ isStale, hidesScore, children, ...timed }: TimeLeftProps) {
  const text = useTimeLeft(timed, hidesScore)
  if (text === '') return children
  return <span className={classNames(css.left, isStale && css.leftStale)}>{text}</span>
}
