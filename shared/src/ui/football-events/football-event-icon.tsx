import { memo } from 'react'
import { EventPicture, type EventPictureProps } from '../alert-icon/event-picture'
import { EVENT_DRAWINGS } from './event-drawings'
import { FOOTBALL_EVENT_LABELS } from './event-labels'

export type FootballEventIconProps = {
  /** Event type of codes-and-words 1.4; `9-1` and `9-2` are the player coming on and going off. */
  type: number | '9-1' | '9-2'
  size?: EventPictureProps['size']
}

/**
 * Small picture of a match event with its Chinese name; an unknown type shows the notice picture.
 */
export const FootballEventIcon = memo(function FootballEventIcon({
  type,
  size,
}: FootballEventIconProps) {
  return (
    <EventPicture label={FOOTBALL_EVENT_LABELS[type] ?? '比赛事件'} size={size}>
      {EVENT_DRAWINGS[type] ?? EVENT_DRAWINGS[0]}
    </EventPicture>
  )
})
