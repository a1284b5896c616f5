import { prefersReducedMotion } from '@saidian/shared/ui'
import { type RefObject, useEffect, useState } from 'react'

const STEP_MS = 5_000

/**
 * The slide of a strip that scrolls across, and its steps by time: not under less motion, not while
 * the strip or the page is out of sight or has the focus, and no more once a finger has moved it.
 */
export function useSlides(strip: RefObject<HTMLElement | null>, count: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (!element || count < 2) return
    const stop = new AbortController()
    const { signal } = stop
    let isMoved = prefersReducedMotion()
    let isSeen = true
    const sight = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? true
    })
    sight.observe(element)
    const slideOf = () => Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
    const step = () => {
      const isFocused = element.contains(document.activeElement)
      if (isMoved || !isSeen || document.hidden || isFocused) return
      const next = (slideOf() + 1) % count
      element.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' })
    }
    const timer = setInterval(step, STEP_MS)
    const options = { signal, passive: true }
    element.addEventListener('scroll', () => setShown(slideOf()), options)
    for (const gesture of ['pointerdown', 'wheel', 'touchstart']) {
      element.addEventListener(
        gesture,
        () => {
          isMoved = true
        },
        options,
      )
    }
    return () => {
      stop.abort()
      sight.disconnect()
      clearInterval(timer)
    }
  }, [strip, count])
  return Math.min(shown, Math.max(0, count - 1))
}
