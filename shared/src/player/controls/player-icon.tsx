import type { ReactNode } from 'react'
import css from './player-icon.module.css'

const DRAWINGS = {
  play: <path fill="currentColor" d="M4.5 2.6v10.8L13.4 8z" />,
  pause: <path d="M5.2 3v10M10.8 3v10" />,
  volume: (
    <path d="M2.4 6.2v3.6h2.4L8 12.6V3.4L4.8 6.2zM10.4 5.8a3 3 0 0 1 0 4.4m1.9-6.3a5.8 5.8 0 0 1 0 8.2" />
  ),
  muted: <path d="M2.4 6.2v3.6h2.4L8 12.6V3.4L4.8 6.2zM10.6 6.2l3.4 3.6m0-3.6-3.4 3.6" />,
  full: <path d="M2.4 5.8V2.4h3.4m4.4 0h3.4v3.4m0 4.4v3.4h-3.4m-4.4 0H2.4v-3.4" />,
  leaveFull: <path d="M5.8 2.4v3.4H2.4m11.2 0h-3.4V2.4m0 11.2v-3.4h3.4m-11.2 0h3.4v3.4" />,
  inPicture: (
    <>
      <rect x="1.8" y="3" width="12.4" height="10" rx="1.4" />
      <rect x="8" y="7.8" width="4.4" height="3.4" fill="currentColor" />
    </>
  ),
  more: <path strokeWidth="2" d="M3 8h.01M8 8h.01M13 8h.01" />,
} satisfies Record<string, ReactNode>

export type PlayerIconName = keyof typeof DRAWINGS

/** An icon of the player's own set, in the style of `Icon`; a button around it has the label. */
export function PlayerIcon({ name, isLarge = false }: { name: PlayerIconName; isLarge?: boolean }) {
  return (
    <svg className={isLarge ? css.large : css.icon} viewBox="0 0 16 16" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  )
}
