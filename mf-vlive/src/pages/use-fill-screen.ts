import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Lets an element end at the bottom of the screen, below what the layout has above it, such as the
 * banner of the download, which can be closed: the style reads `--above`.
 */
export function useFillScreen<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current } = element
    const parent = current?.parentElement
    if (!current || !parent) return
    const measure = () => current.style.setProperty('--above', `${current.offsetTop}px`)
    measure()
    // The parent changes its height when something above the element comes or goes.
    const observer = new ResizeObserver(measure)
    observer.observe(parent)
    return () => observer.disconnect()
  }, [])
  return element
}
