import { classNames } from '../class-names'
import css from './badge.module.css'

export type BadgeProps = {
  count: number
  /** What is counted, for a screen reader, such as 条未读. */
  label: string
  /** Grey, for what does not ask for attention, such as a muted conversation. */
  isMuted?: boolean
}

/** Count on a corner: nothing at 0, 99+ above 99. A screen reader hears the whole number. */
export function Badge({ count, label, isMuted = false }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={classNames(css.badge, isMuted && css.muted)}
      role="img"
      aria-label={`${count}${label}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
