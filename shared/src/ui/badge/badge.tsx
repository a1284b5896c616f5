import css from './badge.module.css'

/**
 * Unread count on a corner: nothing at 0, 99+ above 99. `label` says to a screen reader what is
 * counted.
 */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  const text = count > 99 ? '99+' : String(count)
  return (
    <span className={css.badge} role="img" aria-label={`${text} ${label}`}>
      {text}
    </span>
  )
}
