import { prefersReducedMotion } from '@saidian/shared/ui'
import { type RefObject, useEffect } from 'react'

const FRAME_MS = 1000 / 30
/** Under reduced motion the picture only changes now and then. */
const CALM_FRAME_MS = 1000

/** Calls `draw` at most 30 times a second while the element is on the screen and the page is looked at. */
export function useFrames(element: RefObject<Element | null>, draw: () => void): void {
  useEffect(() => {
    const target = element.current
    if (!target) return
    const pauseMs = prefersReducedMotion() ? CALM_FRAME_MS : FRAME_MS
    let frame = 0
    let drawnAt = Number.NEGATIVE_INFINITY
    let isOnScreen = true
    const step = (now: number) => {
      frame = requestAnimationFrame(step)
      // A little slack: a screen of 60 Hz would otherwise drop to 20.
      if (now - drawnAt < pauseMs - 4) return
      drawnAt = now
      draw()
    }
    const decide = () => {
      cancelAnimationFrame(frame)
      if (isOnScreen && !document.hidden) frame = requestAnimationFrame(step)
    }
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(([entry]) => {
            isOnScreen = entry?.isIntersecting ?? true
            decide()
          })
    observer?.observe(target)
    document.addEventListener('visibilitychange', decide)
    decide()
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      document.removeEventListener('visibilitychange', decide)
    }
  }, [element, draw])
}
