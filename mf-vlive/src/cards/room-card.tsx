import type { RoomCard as Room } from '@saidian/shared/contracts/rooms'
import { MatchLine } from '@saidian/shared/matches/summary'
import { Link } from '@saidian/shared/router'
import { Portrait } from '@saidian/shared/ui/subpages'
import { memo } from 'react'
import { vlivePaths } from '../paths'
import { Cover } from './cover'
import { heatText } from './heat.rules'
import css from './room-card.module.css'

export type RoomCardProps = {
  room: Room
  /** Part of the first screen: its picture is loaded before others. */
  isFirst?: boolean
}

/** A room in a list: its cover with the match, and its anchor. */
export const RoomCard = memo(function RoomCard({ room, isFirst = false }: RoomCardProps) {
  const { id, title, isLive, heat, anchor, match } = room
  return (
    <Link className={css.card} to={vlivePaths.room(id)}>
      <span className={css.cover}>
        <Cover {...room} isFirst={isFirst} />
        <span className={css.head}>
          <span className={isLive ? css.live : css.off}>{isLive ? '直播' : '休息中'}</span>
          {isLive && <span className={css.heat}>热度 {heatText(heat)}</span>}
        </span>
        {match && (
          <span className={css.match}>
            <MatchLine match={match} />
          </span>
        )}
      </span>
      <span className={css.about}>
        <Portrait name={anchor.nickName} id={anchor.id} src={anchor.portrait} size={32} />
        <span className={css.text}>
          <span className={css.title}>{title}</span>
          <span className={css.anchor}>{anchor.nickName}</span>
        </span>
      </span>
    </Link>
  )
})
