import { type ReactNode, useEffect } from 'react'
import css from './overlay-layer.module.css'

/** A layer with its own scroll over list and tab bar. The list keeps its scroll position. */
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
