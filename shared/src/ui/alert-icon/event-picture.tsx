import type { ReactNode } from 'react'
import css from './event-picture.module.css'

export type EventPictureProps = { label: string; size?: 12 | 16 | 20; children: ReactNode }

/** The picture of a match event: a drawing on a 16 × 16 grid with its Chinese name. */
export function EventPicture({ label, size = 16, children }: EventPictureProps) {
  return (
    <svg
      className={`${css.icon} ${css[`size${size}`]}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}
