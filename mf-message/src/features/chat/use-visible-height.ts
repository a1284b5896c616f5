import { type RefObject, useLayoutEffect } from 'react'

/**
 * The height of an element is that of the part of the page above the keyboard: on iPhones the
 * keyboard covers the page and changes no other measure of it.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const stop = new AbortController()
    const fit = () => {
      // Enlarged by two fingers, the page has its own height.
      if (view.scale > 1 || !element.current) return
      element.current.style.height = `${view.height}px`
      // The browser scrolls the page to show the field; here it is shown already.
      if (view.offsetTop > 0) window.scrollTo(0, 0)
    }
    view.addEventListener('resize', fit, { signal: stop.signal })
    view.addEventListener('scroll', fit, { signal: stop.signal })
    fit()
    return () => stop.abort()
  }, [element])
}
