import { Recordings } from '../../../recordings/recordings'
import type { RoomView } from '../data/room-view.rules'
import css from './tabs.module.css'

/** 主播: level, notice and past broadcasts. */
export function AnchorTab({ view: { room, state } }: { view: RoomView }) {
  return (
    <div className={css.tab}>
      <section className={css.block}>
        <h2 className={css.heading}>{room.title}</h2>
        <p className={css.fact}>
          房间号 {room.id} · 主播等级 LV{room.anchor.level}
        </p>
      </section>
      <section className={css.block}>
        <h2 className={css.heading}>公告</h2>
        <p className={css.notice}>{state.notice || '主播还没有写公告'}</p>
      </section>
      <section className={css.block}>
        <h2 className={css.heading}>回放</h2>
        <Recordings roomId={room.id} />
      </section>
    </div>
  )
}
