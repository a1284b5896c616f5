import type { MatchIncident } from '@saidian/shared/contracts/football'
import { EventIcon } from '@saidian/shared/ui'
import { axisOf } from '../axis.rules'
import css from './minute-axis.module.css'

const QUARTER = 15

/**
 * Decisive events on an axis of minutes, home above and away below. Hidden from screen readers: the
 * list contains the same.
 */
export function MinuteAxis({ incidents }: { incidents: readonly MatchIncident[] }) {
  const { length, events } = axisOf(incidents)
  if (events.length === 0) return null
  const minutes = Array.from({ length: length / QUARTER + 1 }, (_, index) => index * QUARTER)
  return (
    <div className={css.axis} aria-hidden="true">
      {events.map(({ key, type, side, place }) => (
        <span key={key} className={css[side]} style={{ left: `${place * 100}%` }}>
          <EventIcon type={type} size={16} />
        </span>
      ))}
      {minutes.map((minute) => (
        <span key={minute} className={css.minute} style={{ left: `${(minute / length) * 100}%` }}>
          {minute}′
        </span>
      ))}
    </div>
  )
}
