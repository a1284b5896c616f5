import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Duration of a long press (product-spec 9). */
const LONG_PRESS_MS = 1_000
/** A finger that moves further scrolls or swipes. */
const SLACK_PX = 10
const BUZZ_MS = 15

/**
 * Props of an element that answers to a long press of one second, as opposed to a tap, a scroll or
 * a swipe. A long press cancels the following click and vibrates where the device can. Its
 * equivalents act at once: the right button, the key of the context menu and Shift + F10. The
 * element has `user-select: none` in its style, so that a press selects no text.
 */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<AbortController>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => press.current?.abort()
  useEffect(() => () => press.current?.abort(), [])
  const begin = () => {
    press.current = abortedByScroll(() => {
      wasLong.current = true
      vibrate()
      onLongPress()
    })
  }
  return {
    'aria-keyshortcuts': 'Shift+F10',
    onPointerDown: ({ button, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      stop()
      wasLong.current = false
      start.current = { x, y }
      // A second finger pinches; another button opens the context menu.
      if (isPrimary && button === 0) begin()
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
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.shiftKey || event.key !== 'F10') return
      // Else some systems open the context menu too, and others none.
      event.preventDefault()
      onLongPress()
    },
    onClickCapture: (event: MouseEvent) => {
      // A click without a pointer, by keyboard or screen reader, follows no press.
      if (!wasLong.current || event.detail === 0) return
      wasLong.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}

/** Calls `act` after a second, unless it is aborted or anything scrolls before. */
function abortedByScroll(act: () => void): AbortController {
  const press = new AbortController()
  const { signal } = press
  const timer = setTimeout(() => {
    press.abort()
    act()
  }, LONG_PRESS_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
  document.addEventListener('scroll', () => press.abort(), { capture: true, passive: true, signal })
  return press
}

/** A browser reports a vibration before the first tap of the page as a fault. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ_MS)
}
