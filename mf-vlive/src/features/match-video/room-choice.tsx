import { paths } from '@saidian/shared/contracts/page'
import type { RoomCard } from '@saidian/shared/contracts/rooms'
import { Link } from '@saidian/shared/router'
import { classNames, Icon } from '@saidian/shared/ui'
import { Portrait } from '@saidian/shared/ui/subpages'
import css from './match-video.module.css'

type RoomChoiceProps = {
  rooms: readonly RoomCard[]
  chosen: RoomCard
  onChoose: (roomId: number) => void
}

/** The anchors who show the match, and the way into the room of the chosen one. */
export function RoomChoice({ rooms, chosen, onChoose }: RoomChoiceProps) {
  return (
    <div className={css.choice}>
      <ul className={css.anchors} aria-label="主播">
        {rooms.map(({ id, anchor }) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(css.anchor, id === chosen.id && css.chosen)}
              aria-pressed={id === chosen.id}
              onClick={() => onChoose(id)}
            >
              <Portrait name={anchor.nickName} id={anchor.id} src={anchor.portrait} size={32} />
              <span className={css.name}>{anchor.nickName}</span>
            </button>
          </li>
        ))}
      </ul>
      <Link className={css.enter} to={paths.room(chosen.id)}>
        进直播间
        <Icon name="chevron" size={12} />
      </Link>
    </div>
  )
}
