import { type ReactNode, useEffect } from 'react'
import css from './overlay-layer.module.css'

/** A layer that covers the list and the tab bar and scrolls by itself, while the list keeps its place below. */
export function OverlayLayer({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = overflow
    }
  }, [])
  return <div className={css.layer}>{children}</div>
}
