import { prefersReducedMotion } from '@saidian/shared/ui'
import { type RefObject, useEffect } from 'react'

const FRAME_MS = 1000 / 30
/** Interval under reduced motion. */
const CALM_FRAME_MS = 1000

/** Calls `draw` at most 30 times a second while the element and the page are visible. */
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
      // The tolerance prevents a drop to 20 frames on a screen of 60 Hz.
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
