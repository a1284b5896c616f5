import type { RoomCard } from '@saidian/shared/contracts/rooms'
import { MatchLine } from '@saidian/shared/matches/summary'
import { Link } from '@saidian/shared/router'
import { Cover } from '../../cards/cover'
import { heatText } from '../../cards/heat.rules'
import { vlivePaths } from '../../paths'
import css from './banner.module.css'

/** The rooms that the product shows first; a finger scrolls them across. */
export function Banner({ rooms }: { rooms: readonly RoomCard[] }) {
  return (
    <ul className={css.strip} aria-label="精选直播">
      {rooms.map((room) => (
        <li key={room.id} className={css.item}>
          <Link className={css.room} to={vlivePaths.room(room.id)}>
            <Cover {...room} isFirst />
            <span className={css.text}>
              <span className={css.title}>{room.title}</span>
              <span className={css.facts}>
                {room.anchor.nickName} · 热度 {heatText(room.heat)}
                {room.match && <MatchLine match={room.match} />}
              </span>
            </span>
            {room.isLive && <span className={css.live}>直播</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
