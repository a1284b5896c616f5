import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { axisOf } from '../axis.rules'
import type { SituationView } from '../situation-view'
import css from './minute-axis.module.css'

export type MinuteAxisProps = { view: SituationView; incidents: readonly MatchIncident[] }

/**
 * Decisive events on an axis of minutes, home above and away below. Hidden from screen readers: the
 * list contains the same.
 */
export function MinuteAxis({ view, incidents }: MinuteAxisProps) {
  const { markMinutes } = view
  const { Icon } = view.incidents
  const { length, events } = axisOf(incidents, view)
  if (events.length === 0) return null
  const minutes = Array.from({ length: length / markMinutes + 1 }, (_, at) => at * markMinutes)
  return (
    <div className={css.axis} aria-hidden="true">
      {events.map(({ key, type, side, place }) => (
        <span key={key} className={css[side]} style={{ left: `${place * 100}%` }}>
          <Icon type={type} size={16} />
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
