import { type PointerEvent, type RefObject, useRef } from 'react'

/** How far a finger pulls an element down until letting go closes it. */
const CLOSE_AFTER_PX = 72

/**
 * Handlers for the part of `target` that a finger pulls it down by; letting go far enough calls
 * `onClose`.
 */
export function useSwipeDown(target: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null)
  const move = (px: number) => {
    if (target.current) target.current.style.transform = px > 0 ? `translateY(${px}px)` : ''
  }
  const pulled = ({ clientY }: PointerEvent) =>
    startY.current === null ? 0 : Math.max(0, clientY - startY.current)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startY.current = event.clientY
      // Not in every environment; without it the pull ends where the head does.
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => move(pulled(event)),
    onPointerUp: (event: PointerEvent) => {
      const isFar = pulled(event) > CLOSE_AFTER_PX
      startY.current = null
      if (isFar) onClose()
      else move(0)
    },
    onPointerCancel: () => {
      startY.current = null
      move(0)
    },
  }
}
