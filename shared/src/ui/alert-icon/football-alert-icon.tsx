import { GOAL, RED_CARD } from './alert-drawings'
import { EventPicture } from './event-picture'

export type FootballAlertIconProps = { event: 'goal' | 'redCard' }

/** Picture of an announced event; every other event is drawn by `ui/football-events`. */
export function FootballAlertIcon({ event }: FootballAlertIconProps) {
  return event === 'goal' ? (
    <EventPicture label="进球" size={20}>
      {GOAL}
    </EventPicture>
  ) : (
    <EventPicture label="红牌" size={20}>
      {RED_CARD}
    </EventPicture>
  )
}
