import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isAcross, offsetAt, type Swipe, staysOpen } from './swipe.rules'
import type { OpenRow } from './use-open-row'

type Dragged = Swipe & { pointerId: number; isMoving: boolean }

/**
 * A row that a finger moves to the left to show its acts. The row is moved by its style alone, so
 * that a swipe renders nothing but the acts, once.
 */
export function useSwipe(openRow: OpenRow) {
  const acts = useRef<HTMLDivElement>(null)
  const wasMoved = useRef(false)
  const [isShown, setShown] = useState(false)
  const { content, offset, move } = useOffset()
  const close = useCallback(() => {
    move(0, true)
    setShown(false)
  }, [move])
  useEffect(() => () => openRow.closed(close), [openRow, close])

  const drag = useDrag({
    offset,
    widthOf: () => acts.current?.offsetWidth ?? 0,
    onPress: () => {
      wasMoved.current = false
    },
    onStart: () => {
      wasMoved.current = true
      setShown(true)
      openRow.open(close)
    },
    move,
    close,
  })

  function onClickCapture(event: MouseEvent): void {
    const isOfActs = acts.current?.contains(event.target as Node)
    if (isOfActs || (!wasMoved.current && offset.current === 0)) return
    // The end of a swipe, or a tap beside the acts, which closes them.
    event.preventDefault()
    event.stopPropagation()
    if (!wasMoved.current) close()
    wasMoved.current = false
  }

  return { content, acts, isShown, close, handlers: { ...drag, onClickCapture } }
}

/** How far the row is moved to the left, in px. */
function useOffset() {
  const content = useRef<HTMLDivElement>(null)
  const offset = useRef(0)
  const move = useCallback((to: number, isAnimated: boolean) => {
    offset.current = to
    const { style } = content.current ?? {}
    if (!style) return
    style.transition = isAnimated ? 'transform var(--motion-slow) var(--ease)' : 'none'
    style.transform = to === 0 ? '' : `translateX(${-to}px)`
  }, [])
  return { content, offset, move }
}

type DragOptions = {
  offset: { readonly current: number }
  widthOf: () => number
  onPress: () => void
  /** The finger moves across. */
  onStart: () => void
  move: (to: number, isAnimated: boolean) => void
  close: () => void
}

/** Follows one finger from its press until it lets go. */
function useDrag({ offset, widthOf, onPress, onStart, move, close }: DragOptions) {
  const drag = useRef<Dragged | null>(null)

  function onPointerDown({ clientX, clientY, pointerId, isPrimary, button }: PointerEvent): void {
    onPress()
    if (!isPrimary || button !== 0) return
    const startOffset = offset.current
    drag.current = { fromX: clientX, fromY: clientY, startOffset, pointerId, isMoving: false }
  }

  function onPointerMove({ clientX, clientY, pointerId, currentTarget }: PointerEvent): void {
    const now = drag.current
    if (!now || now.pointerId !== pointerId) return
    const across = now.isMoving || isAcross(now, clientX, clientY)
    if (across === null) return
    if (!across) {
      drag.current = null
      return
    }
    if (!now.isMoving) {
      now.isMoving = true
      onStart()
      currentTarget.setPointerCapture?.(pointerId)
    }
    move(offsetAt(now, clientX, widthOf()), false)
  }

  function onPointerUp({ pointerId }: PointerEvent): void {
    const now = drag.current
    if (!now || now.pointerId !== pointerId) return
    drag.current = null
    if (!now.isMoving) return
    const width = widthOf()
    if (staysOpen(offset.current, now.startOffset, width)) move(width, true)
    else close()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
