import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Milliseconds of a long press (product-spec 9). */
const LONG_PRESS_MS = 1_000
const SLACK_PX = 10

/**
 * Handlers that detect a long press, as opposed to a tap or a scroll. A long press cancels the
 * following click. The context menu of a mouse or keyboard acts as a long press at once.
 */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      wasLong.current = false
      start.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, LONG_PRESS_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLACK_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      // On touch, the context menu opens before the long press is over.
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') onLongPress()
    },
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasLong.current) return
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
