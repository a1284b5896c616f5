import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../reduced-motion'

/** As --motion-slow of the tokens. */
const SETTLE_MS = 240

/** Moves an element across: with a finger, by a glide, and to rest. */
export function useTrack(track: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const moveTo = (transform: string, transition: string) => {
    if (track.current) Object.assign(track.current.style, { transform, transition })
  }
  return {
    later,
    follow: (px: number) => moveTo(`translateX(${px}px)`, ''),
    /** Acts where the element comes to rest. */
    glide: (px: number, act: () => void) => {
      const ms = prefersReducedMotion() ? 0 : SETTLE_MS
      moveTo(`translateX(${px}px)`, `transform ${ms}ms ease-out`)
      later(act, ms)
    },
    rest: () => {
      clearTimeout(timer.current)
      moveTo('', '')
    },
  }
}
