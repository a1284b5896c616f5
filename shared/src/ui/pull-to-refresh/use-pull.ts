import { type RefObject, useEffect, useRef, useState } from 'react'

export type PullState = 'idle' | 'ready' | 'busy' | null

const READY_PX = 56
const LIMIT_PX = 96
/** The content follows the finger at this share, so that the pull feels elastic. */
const ELASTIC = 0.45

/**
 * Moves `content` with a finger that pulls down at the top of the page; null while nobody pulls.
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
    let startY: number | null = null
    let distance = 0
    let isBusy = false

    const moveTo = (px: number) => {
      distance = px
      element.style.transform = px > 0 ? `translateY(${px}px)` : ''
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
      moveTo(Math.max(0, pulled))
      setState(pulled <= 0 ? null : pulled >= READY_PX ? 'ready' : 'idle')
    }
    const end = async () => {
      if (startY === null) return
      startY = null
      if (distance < READY_PX) {
        moveTo(0)
        setState(null)
        return
      }
      isBusy = true
      setState('busy')
      moveTo(READY_PX)
      // A refusal is shown by the list itself; the pull only has to end.
      await refresh.current().catch(() => undefined)
      isBusy = false
      moveTo(0)
      setState(null)
    }

    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: true })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [content])

  return state
}
