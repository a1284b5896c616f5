import type { RoomMessage } from '../../contracts/rooms'
import { classNames } from '../../ui'
import css from './badges.module.css'
import { nobleName } from './noble-name'

const ROLES = ['', '房管', '主播'] as const
/** Levels from here on stand out. */
const HIGH_LEVEL = 10

type AuthorBadgesProps = Pick<RoomMessage, 'noble' | 'role'> & { level: number }

/** What a member is in the room, then the nobility or else the level. */
export function AuthorBadges({ level, noble = 0, role = 0 }: AuthorBadgesProps) {
  const roleName = ROLES[role]
  return (
    <>
      {roleName && (
        <span className={classNames(css.badge, role === 2 ? css.anchor : css.manager)}>
          {roleName}
        </span>
      )}
      {noble > 0 ? (
        <NobleBadge noble={noble} />
      ) : (
        <span className={classNames(css.badge, level >= HIGH_LEVEL && css.high)}>LV{level}</span>
      )}
    </>
  )
}

/** The nobility of a member; nothing without one. */
export function NobleBadge({ noble }: { noble: number }) {
  const name = nobleName(noble)
  if (name === '') return null
  return <span className={classNames(css.badge, css.noble)}>{name}</span>
}
