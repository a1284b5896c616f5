import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasScrolled } from './has-scrolled'
import { isWithin, type RowWindow, rowsWithin, type Span, spanAround } from './row-window.rules'

/** A list seldom begins at the very top of the screen. */
const FIRST_SCREEN = 0.75

/** What moves a list on the screen; a sheet slides in under an animation. */
const MOVES = ['scroll', 'animationend', 'transitionend'] as const

/**
 * The rows of a list that are on the screen or near it, wherever the list stands in what scrolls
 * it.
 * `places` is the answer of `rowPlaces`, in px.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  places: ArrayLike<number>,
): RowWindow {
  // At first what a screen holds below its head: the first row is painted before there are rows for
  // a thumb.
  const [span, setSpan] = useState<Span>(() => ({ from: 0, to: innerHeight * FIRST_SCREEN }))
  const current = useRef(span)

  /** Finds where the screen is now, and whether what it shows is there already. */
  const look = useCallback(
    (move: (span: Span, isReady: boolean) => void) => {
      const box = list.current?.getBoundingClientRect()
      if (!box) return
      const screen = { from: -box.top, to: innerHeight - box.top }
      const next = spanAround(screen)
      const { from, to } = current.current
      if (next.from === from && next.to === to) return
      const isReady = isWithin(screen, current.current)
      current.current = next
      move(next, isReady)
    },
    [list],
  )

  // Asking where the screen is makes the browser lay the page out on the spot, for nothing where
  // all is at its top.
  useLayoutEffect(() => {
    if (hasScrolled()) look(setSpan)
  }, [look])
  // What stands above the list may have grown or gone. In a frame of its own: by then the page has
  // been laid out.
  useEffect(() => {
    const frame = requestAnimationFrame(() => look(setSpan))
    return () => cancelAnimationFrame(frame)
  })

  useLayoutEffect(() => {
    const onScroll = () =>
      look((next, isReady) => {
        // After a leap the rows must be there in this very frame; a thumb finds them ready and can
        // wait for more.
        if (isReady) setSpan(next)
        else flushSync(() => setSpan(next))
      })
    // Scrolls do not bubble: caught on their way down, those of a sheet count like those of the
    // page.
    const options = { capture: true, passive: true }
    for (const event of MOVES) document.addEventListener(event, onScroll, options)
    addEventListener('resize', onScroll)
    return () => {
      for (const event of MOVES) document.removeEventListener(event, onScroll, options)
      removeEventListener('resize', onScroll)
    }
  }, [look])

  return rowsWithin(places, span)
}
