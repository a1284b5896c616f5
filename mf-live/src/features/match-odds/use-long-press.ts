import { type PointerEvent, useEffect, useRef } from 'react'

const HOLD_MS = 500
const SLACK_PX = 10

/** Handlers that tell a long press from a tap and a scroll. A long press swallows the click that follows it. */
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
      }, HOLD_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLACK_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!wasLong.current) return
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
