import { Link } from '@saidian/shared/router'
import { Portrait } from '@saidian/shared/ui/subpages'
import { vlivePaths } from '../../paths'
import { useHotRoomsQuery } from './room-strip.api'
import css from './room-strip.module.css'

const MAX_ROOMS = 6
const REFRESH_MS = 60_000
const FRESH_SECONDS = 30

/** A few rooms on air, in one line of another page; nothing while none is on air. */
export function RoomStrip() {
  const { data, isError } = useHotRoomsQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  if (!data) return isError ? null : <span className={css.strip} />
  const onAir = data.rooms.filter(({ isLive }) => isLive).slice(0, MAX_ROOMS)
  if (onAir.length === 0) return null
  return (
    <ul className={css.strip}>
      {onAir.map(({ id, title, anchor, match }) => (
        <li key={id}>
          <Link className={css.room} to={vlivePaths.room(id)}>
            <span className={css.portrait}>
              <Portrait name={anchor.nickName} id={anchor.id} src={anchor.portrait} size={32} />
              <span className={css.live}>直播</span>
            </span>
            <span className={css.text}>
              <span className={css.title}>{match ? `${match.home}-${match.away}` : title}</span>
              <span className={css.anchor}>{anchor.nickName}</span>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={css.more} to={vlivePaths.column()}>
          更多直播
        </Link>
      </li>
    </ul>
  )
}
