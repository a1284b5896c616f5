import { type FollowSubject, useFollow } from '@saidian/shared/store'
import { Portrait } from '@saidian/shared/ui/subpages'
import { type ReactNode, useMemo } from 'react'
import { heatText } from '../../../cards/heat.rules'
import type { RoomView } from '../data/room-view.rules'
import css from './tabs.module.css'

/** The anchor with heat and followers, and 关注. */
export function AnchorRow({ view, delay }: { view: RoomView; delay: ReactNode }) {
  const { room, state, followers, mine } = view
  const { anchor } = room
  const subject = useMemo(
    (): FollowSubject => ({
      kind: 'member',
      sport: null,
      id: anchor.id,
      title: anchor.nickName,
      kickoffAt: null,
    }),
    [anchor.id, anchor.nickName],
  )
  const { isFollowed, toggle } = useFollow(subject)
  // The count of the server contains the caller as they were when the page opened.
  const change = Number(isFollowed) - Number(mine.isFollowing)
  return (
    <div className={css.anchor}>
      <Portrait name={anchor.nickName} id={anchor.id} src={anchor.portrait} size={48} />
      <div className={css.about}>
        <h1 className={css.name}>{anchor.nickName}</h1>
        <div className={css.counts}>
          <span>热度 {heatText(state.heat)}</span>
          <span>关注 {heatText(Math.max(0, followers + change))}</span>
          {delay}
        </div>
      </div>
      <button
        type="button"
        className={isFollowed ? css.followed : css.follow}
        aria-pressed={isFollowed}
        aria-label={`关注${anchor.nickName}`}
        onClick={toggle}
      >
        {isFollowed ? '已关注' : '关注'}
      </button>
    </div>
  )
}
