import { GIFT_DRAWINGS, UNKNOWN_GIFT } from './gift-drawings'
import css from './gifts.module.css'

/** The drawing of a gift; its name stands beside it. */
export function GiftIcon({
  icon,
  look = 'small',
}: {
  icon: string
  look?: 'small' | 'large' | 'huge'
}) {
  return (
    <svg className={css[look]} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {GIFT_DRAWINGS[icon] ?? UNKNOWN_GIFT}
    </svg>
  )
}
