import { memo } from 'react'
import css from './icon.module.css'
import { ICON_DRAWINGS, type IconName } from './icon-drawings'

export type IconProps = {
  name: IconName
  /** Side in pixels of the 375 wide page. */
  size?: 12 | 14 | 16 | 20 | 24
  /** Said to a screen reader; without it the icon is decoration. */
  label?: string
}

/** A point for an icon that a newer remote names and this shell cannot draw. */
const UNKNOWN = <circle cx="8" cy="8" r="1.6" />

/** An icon of the drawn set in the colour of the words around it. */
export const Icon = memo(function Icon({ name, size = 16, label }: IconProps) {
  return (
    <svg
      className={`${css.icon} ${css[`size${size}`]}`}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {Object.hasOwn(ICON_DRAWINGS, name) ? ICON_DRAWINGS[name] : UNKNOWN}
    </svg>
  )
})
