import { memo } from 'react'
import { EVENT_DRAWINGS } from './event-drawings'
import css from './event-icon.module.css'
import { FOOTBALL_EVENT_LABELS } from './event-labels'

export type FootballEventIconProps = {
  /** Event type of codes-and-words 1.4; `9-1` and `9-2` are the player coming on and going off. */
  type: number | '9-1' | '9-2'
  size?: 12 | 16 | 20
}

/**
 * Small picture of a match event with its Chinese name; an unknown type shows the notice picture.
 */
export const FootballEventIcon = memo(function FootballEventIcon({
  type,
  size = 16,
}: FootballEventIconProps) {
  return (
    <svg
      className={`${css.icon} ${css[`size${size}`]}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={FOOTBALL_EVENT_LABELS[type] ?? '比赛事件'}
    >
      {EVENT_DRAWINGS[type] ?? EVENT_DRAWINGS[0]}
    </svg>
  )
})
