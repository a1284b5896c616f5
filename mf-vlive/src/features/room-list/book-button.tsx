import type { RoomColumn, ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { useToggleBooking } from '../../booking/use-toggle-booking'
import { heatText } from '../../cards/heat.rules'
import { useBookMutation } from './room-list.api'
import css from './upcoming.module.css'

type BookButtonProps = { broadcast: ScheduledBroadcast; column: RoomColumn }

/** Asks for a notice at the start, or takes it back: at once, and back again if it is refused. */
export function BookButton({ broadcast, column }: BookButtonProps) {
  const [book] = useBookMutation()
  const { id, title, isBooked, bookings } = broadcast
  const toggle = useToggleBooking(broadcast, (isOn) => book({ column, broadcastId: id, isOn }))

  return (
    <button
      type="button"
      className={isBooked ? css.booked : css.book}
      aria-pressed={isBooked}
      aria-label={`预约${title}`}
      onClick={toggle}
    >
      <span>
        {isBooked ? '已预约' : '预约'} {bookings > 0 && heatText(bookings)}
      </span>
    </button>
  )
}
