import { useEffect, useRef } from 'react'
import { Button } from '../../button/button'
import css from './list-end.module.css'
import type { NextPage } from './next-page'
import { scrollerOf } from './scroller'

/** The next page loads while its place is this far below the screen. */
const LOAD_MARGIN_PX = 1_500

/**
 * The end of what has loaded of a list: loads the next page when it comes near the screen, and says
 * how that goes.
 */
export function ListEnd({ next }: { next: NextPage }) {
  const { hasMore, isLoading, hasFailed, load } = next
  const end = useRef<HTMLDivElement>(null)
  // Observed again after each page: an end that is still near loads the page after it.
  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || isLoading || hasFailed) return
    const scroller = scrollerOf(element)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: scroller === document.scrollingElement ? null : scroller,
      rootMargin: `${LOAD_MARGIN_PX}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, isLoading, hasFailed, load])

  return (
    <div ref={end} className={css.end} role="status">
      {hasFailed ? (
        <Button look="tinted" onClick={() => load()}>
          加载失败 点击重试
        </Button>
      ) : hasMore ? (
        '加载中…'
      ) : (
        '没有更多了'
      )}
    </div>
  )
}
