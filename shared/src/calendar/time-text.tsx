import { useCallback } from 'react'
import { useTicking } from '../ui'
import { beijing } from './beijing'
import { agoTime } from './day-text'

export type TimeTextProps = {
  /** Ms since 1970. */
  at: number
  /** A function of this entry point; `agoTime` by default. */
  format?: (ms: number, nowMs: number) => string
}

/** A time beside now as a `time` element that updates itself; a mouse over it shows the whole. */
export function TimeText({ at, format = agoTime }: TimeTextProps) {
  const text = useTicking(useCallback((nowMs: number) => format(at, nowMs), [at, format]))
  return (
    <time dateTime={new Date(at).toISOString()} title={beijing(at).format('YYYY-MM-DD HH:mm')}>
      {text}
    </time>
  )
}
