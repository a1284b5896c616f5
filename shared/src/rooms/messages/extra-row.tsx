import { Portrait } from '../../ui/subpages'
import { NobleBadge } from './author-badges'
import css from './messages.module.css'
import type { RoomExtra } from './rows.rules'

/** A notice of the room, a gift, or the entrance of a member. */
export function ExtraRow({ row }: { row: RoomExtra }) {
  if (row.kind === 'system')
    return <p className={row.isUrgent ? css.urgent : css.system}>{row.text}</p>
  if (row.kind === 'entrance')
    return (
      <p className={css.entrance}>
        <NobleBadge noble={row.noble} />
        <span className={css.who}>{row.member.nickName}</span>
        <span className={css.kept}>进入直播间</span>
      </p>
    )
  const { from, name, count } = row.gift
  return (
    <p className={css.gift}>
      <Portrait name={from.nickName} id={from.id} src={from.portrait} size={32} />
      <span className={css.who}>{from.nickName}</span>
      <span className={css.kept}>送出</span>
      <strong className={css.given}>
        {name} ×{count}
      </strong>
    </p>
  )
}
