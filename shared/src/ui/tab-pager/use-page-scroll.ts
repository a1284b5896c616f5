import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Elements = { bar: RefObject<HTMLElement | null>; pager: RefObject<HTMLElement | null> }

/**
 * Scroll of each page below the tabs. While the tabs stand at the top of the screen they stay
 * there, and each page opens where it was left; while what is above them is seen, nothing scrolls.
 * Returns how far below its beginning a page would open, less how far this one is, in px.
 */
export function usePageScroll(page: string | null, { bar, pager }: Elements) {
  const left = useRef(new Map<string, number>())
  const depth = useRef(0)
  const shown = useRef(page)

  // Followed, not asked for after the change: a shorter page has moved the scroll by then.
  useEffect(() => {
    const onScroll = () => {
      depth.current = Math.max(0, depthBelow(bar.current, pager.current))
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [bar, pager])

  useLayoutEffect(() => {
    const [before, now] = [shown.current, page]
    shown.current = page
    if (before === null || now === null || before === now) return
    left.current.set(before, depth.current)
    if (depth.current === 0) return
    const wanted = depthOfPage(left.current, now)
    // After the router, which brings the page back to the scroll of before, and before the paint.
    queueMicrotask(() => {
      depth.current = wanted
      scrollBy(0, wanted - depthBelow(bar.current, pager.current))
    })
  }, [page, bar, pager])

  return (other: string) =>
    depth.current === 0 ? 0 : depth.current - depthOfPage(left.current, other)
}

/** Not 0, lest rounding lets the tabs go. */
function depthOfPage(left: ReadonlyMap<string, number>, page: string): number {
  return Math.max(1, left.get(page) ?? 0)
}

/** How far the beginning of the pages is above the lower edge of the tabs. */
function depthBelow(bar: HTMLElement | null, pager: HTMLElement | null): number {
  if (!bar || !pager) return 0
  const edge = Number.parseFloat(getComputedStyle(bar).top || '0') + bar.offsetHeight
  return edge - pager.getBoundingClientRect().top
}
