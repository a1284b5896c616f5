import { type RefObject, useEffect, useRef, useState } from 'react'

export type PullState = 'idle' | 'ready' | 'busy' | null

const READY_PX = 56
const LIMIT_PX = 96
/** The content follows the finger at this share, so that the pull feels elastic. */
const ELASTIC = 0.45

/**
 * Moves `content` with a finger that pulls down at the top of the page; null while no finger pulls.
 */
export function usePull(
  content: RefObject<HTMLElement | null>,
  onRefresh: () => Promise<unknown>,
): PullState {
  const [state, setState] = useState<PullState>(null)
  const refresh = useRef(onRefresh)
  refresh.current = onRefresh

  useEffect(() => {
    const element = content.current
    if (!element) return
    return trackPull(element, setState, () => refresh.current())
  }, [content])

  return state
}

/** Follows touches on `element` until the returned function is called. */
function trackPull(
  element: HTMLElement,
  setState: (state: PullState) => void,
  refresh: () => Promise<unknown>,
): () => void {
  let startY: number | null = null
  let distance = 0
  let isBusy = false

  const moveTo = (px: number, state: PullState) => {
    distance = px
    element.style.transform = px > 0 ? `translateY(${px}px)` : ''
    setState(state)
  }
  const start = (event: TouchEvent) => {
    const touch = event.touches[0]
    startY = window.scrollY <= 0 && !isBusy && touch ? touch.clientY : null
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (startY === null || !touch) return
    const pulled = Math.min(LIMIT_PX, (touch.clientY - startY) * ELASTIC)
    if (pulled <= 0 && distance === 0) return
    moveTo(Math.max(0, pulled), pulled <= 0 ? null : pulled >= READY_PX ? 'ready' : 'idle')
  }
  const end = async () => {
    if (startY === null) return
    startY = null
    if (distance < READY_PX) return moveTo(0, null)
    isBusy = true
    moveTo(READY_PX, 'busy')
    // The list itself shows an error; the pull only has to end.
    await refresh().catch(() => undefined)
    isBusy = false
    moveTo(0, null)
  }

  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('touchstart', start, { passive: true, signal })
  element.addEventListener('touchmove', move, { passive: true, signal })
  element.addEventListener('touchend', end, { signal })
  element.addEventListener('touchcancel', end, { signal })
  return () => listening.abort()
}
