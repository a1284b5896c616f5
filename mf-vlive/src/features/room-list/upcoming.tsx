import type { RoomColumn, ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { Link } from '@saidian/shared/router'
import { Portrait } from '@saidian/shared/ui/subpages'
import { vlivePaths } from '../../paths'
import { BookButton } from './book-button'
import { startText } from './start-text.rules'
import css from './upcoming.module.css'

type UpcomingProps = { broadcasts: readonly ScheduledBroadcast[]; column: RoomColumn }

/** Announced broadcasts, the next one first; a finger scrolls them across. */
export function Upcoming({ broadcasts, column }: UpcomingProps) {
  return (
    <ul className={css.strip} aria-label="预告">
      {broadcasts.map((broadcast) => (
        <li key={broadcast.id} className={css.item}>
          <Announced broadcast={broadcast} />
          <BookButton broadcast={broadcast} column={column} />
        </li>
      ))}
    </ul>
  )
}

function Announced({ broadcast }: { broadcast: ScheduledBroadcast }) {
  const { room, title, startsAt, match } = broadcast
  return (
    <Link className={css.room} to={vlivePaths.room(room.id)}>
      <time className={css.time} dateTime={new Date(startsAt * 1000).toISOString()}>
        {startText(startsAt * 1000, Date.now())}
      </time>
      <span className={css.title}>{match ? `${match.home} VS ${match.away}` : title}</span>
      <span className={css.anchor}>
        <Portrait
          name={room.anchor.nickName}
          id={room.anchor.id}
          src={room.anchor.portrait}
          size={32}
        />
        <span className={css.name}>{room.anchor.nickName}</span>
      </span>
    </Link>
  )
}
