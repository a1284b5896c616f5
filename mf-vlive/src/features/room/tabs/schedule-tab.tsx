import type { ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { EmptyState } from '@saidian/shared/ui'
import { useToggleBooking } from '../../../booking/use-toggle-booking'
import { heatText } from '../../../cards/heat.rules'
import { Recordings } from '../../../recordings/recordings'
import { useBookHereMutation } from '../data/room.api'
import type { RoomView } from '../data/room-view.rules'
import { startText } from '../stage/off-air'
import css from './tabs.module.css'

/** 赛程: what the anchor has announced, and what was broadcast. */
export function ScheduleTab({ view: { room, upcoming } }: { view: RoomView }) {
  return (
    <div className={css.tab}>
      <section className={css.block}>
        <h2 className={css.heading}>预告</h2>
        {upcoming.length === 0 && <EmptyState text="暂无预告，关注主播不错过开播" />}
        <ul className={css.list}>
          {upcoming.map((broadcast) => (
            <li key={broadcast.id} className={css.announced}>
              <span className={css.grow}>
                <span className={css.title}>{broadcast.title}</span>
                <span className={css.when}>{startText(broadcast.startsAt * 1000)}</span>
              </span>
              <BookHere roomId={room.id} broadcast={broadcast} />
            </li>
          ))}
        </ul>
      </section>
      <section className={css.block}>
        <h2 className={css.heading}>往期</h2>
        <Recordings roomId={room.id} />
      </section>
    </div>
  )
}

type BookHereProps = { roomId: number; broadcast: ScheduledBroadcast }

function BookHere({ roomId, broadcast }: BookHereProps) {
  const [book] = useBookHereMutation()
  const { id, title, isBooked, bookings } = broadcast
  const toggle = useToggleBooking(broadcast, (isOn) => book({ roomId, broadcastId: id, isOn }))
  return (
    <button
      type="button"
      className={isBooked ? css.followed : css.follow}
      aria-pressed={isBooked}
      aria-label={`预约${title}`}
      onClick={toggle}
    >
      {isBooked ? '已预约' : '预约'} {bookings > 0 && heatText(bookings)}
    </button>
  )
}
