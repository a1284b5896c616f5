import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isAcross, offsetAt, type Swipe, staysOpen } from './swipe.rules'
import type { OpenRow } from './use-open-row'

type Dragged = Swipe & { pointerId: number; isMoving: boolean }

/**
 * A row that a finger moves to the left to show its acts. The row is moved by its style alone, so
 * that a swipe renders nothing but the acts, once.
 */
export function useSwipe(openRow: OpenRow) {
  const content = useRef<HTMLDivElement>(null)
  const acts = useRef<HTMLDivElement>(null)
  const drag = useRef<Dragged | null>(null)
  const offset = useRef(0)
  const wasMoved = useRef(false)
  const [isShown, setShown] = useState(false)

  const move = useCallback((to: number, isAnimated: boolean) => {
    offset.current = to
    const { style } = content.current ?? {}
    if (!style) return
    style.transition = isAnimated ? 'transform var(--motion-slow) var(--ease)' : 'none'
    style.transform = to === 0 ? '' : `translateX(${-to}px)`
  }, [])
  const close = useCallback(() => {
    move(0, true)
    setShown(false)
  }, [move])
  useEffect(() => () => openRow.closed(close), [openRow, close])
  const width = () => acts.current?.offsetWidth ?? 0

  function onPointerDown({ clientX, clientY, pointerId, isPrimary, button }: PointerEvent): void {
    wasMoved.current = false
    if (!isPrimary || button !== 0) return
    const startOffset = offset.current
    drag.current = { fromX: clientX, fromY: clientY, startOffset, pointerId, isMoving: false }
  }

  function onPointerMove({ clientX, clientY, pointerId, currentTarget }: PointerEvent): void {
    const now = drag.current
    if (!now || now.pointerId !== pointerId) return
    if (!now.isMoving) {
      const across = isAcross(now, clientX, clientY)
      if (across === null) return
      if (!across) {
        drag.current = null
        return
      }
      now.isMoving = true
      wasMoved.current = true
      setShown(true)
      openRow.open(close)
      currentTarget.setPointerCapture?.(pointerId)
    }
    move(offsetAt(now, clientX, width()), false)
  }

  function onPointerUp({ pointerId }: PointerEvent): void {
    const now = drag.current
    if (!now || now.pointerId !== pointerId) return
    drag.current = null
    if (!now.isMoving) return
    if (staysOpen(offset.current, now.startOffset, width())) move(width(), true)
    else close()
  }

  function onClickCapture(event: MouseEvent): void {
    const isOfActs = acts.current?.contains(event.target as Node)
    if (isOfActs || (!wasMoved.current && offset.current === 0)) return
    // The end of a swipe, or a tap beside the acts, which closes them.
    event.preventDefault()
    event.stopPropagation()
    if (!wasMoved.current) close()
    wasMoved.current = false
  }

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture,
  }
  return { content, acts, isShown, close, handlers }
}
