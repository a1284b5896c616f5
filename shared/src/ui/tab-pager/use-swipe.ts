import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Finger, fingerOf, movedBy, speedOf } from './finger'
import { hasOwnGesture } from './own-gesture'
import { gestureOf, isTurned, offsetOf, sideOf } from './swipe.rules'
import { useTrack } from './use-track'

/** How long the page may take to change after a swipe; then the pages come back. */
const CHANGE_MS = 1_000

export type Side = 1 | -1

type Swipe = {
  pager: RefObject<HTMLElement | null>
  /** What moves with the finger. */
  track: RefObject<HTMLElement | null>
  hasNeighbour: (side: Side) => boolean
  onSwiped: (side: Side) => void
}

/**
 * Moves the pages with a finger that goes across. The answer has the side of the neighbour to show,
 * null while none moves, the handlers of the pager, and `reset`, which brings the pages to rest.
 */
export function useSwipe({ pager, track, hasNeighbour, onSwiped }: Swipe) {
  const [side, setSide] = useState<Side | null>(null)
  const finger = useRef<Finger>(null)
  const isSwiping = useRef(false)
  const { follow, glide, rest, later } = useTrack(track)

  const reset = () => {
    rest()
    isSwiping.current = false
    setSide(null)
  }
  const end = (isCancelled: boolean) => {
    const last = finger.current
    finger.current = null
    if (!last || !isSwiping.current) return
    const dx = last.at.x - last.from.x
    const to = sideOf(dx)
    const width = pager.current?.clientWidth ?? 0
    if (isCancelled || !hasNeighbour(to) || !isTurned(dx, width, speedOf(last)))
      return glide(0, reset)
    glide(-to * width, () => {
      onSwiped(to)
      later(reset, CHANGE_MS)
    })
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      // A second finger pinches; a mouse selects text; pages on their way come to rest first.
      if (!event.isPrimary) return end(true)
      if (isSwiping.current || event.pointerType === 'mouse' || !pager.current) return
      if (!hasOwnGesture(event.target, pager.current)) finger.current = fingerOf(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (finger.current?.id !== event.pointerId) return
      finger.current = movedBy(finger.current, event)
      const { from, at } = finger.current
      const gesture = isSwiping.current ? 'swipe' : gestureOf(from, at)
      if (gesture === 'scroll') finger.current = null
      if (gesture !== 'swipe') return
      isSwiping.current = true
      const to = sideOf(at.x - from.x)
      setSide(hasNeighbour(to) ? to : null)
      follow(offsetOf(at.x - from.x, hasNeighbour(to)))
    },
    onPointerUp: () => end(false),
    // The browser takes the finger, such as for going back.
    onPointerCancel: () => end(true),
  }
  return { side, reset, handlers }
}
