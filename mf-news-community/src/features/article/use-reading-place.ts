import { useHost } from '@saidian/shared/host'
import { type RefObject, useEffect } from 'react'
import { type ReadingPlace, readPlace, storePlace } from './reading-places'

/** The first elements of an article, such as its title, are its beginning. */
const BEGINNING = 3

/**
 * Returns to the block at which this device left the article, and stores where it is left now. The
 * way back through the history has the scroll of the shell, which is the same place.
 */
export function useReadingPlace(id: string, text: RefObject<HTMLElement | null>): void {
  const host = useHost()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const left = readPlace(id)
    let latest = left
    let isScrolled = false
    const leave = () => isScrolled && storePlace(id, latest)
    addEventListener(
      'scroll',
      () => {
        if (!text.current) return
        isScrolled = true
        latest = placeIn(text.current)
      },
      { signal, passive: true },
    )
    addEventListener('pagehide', leave, { signal })
    // After the shell, which scrolls a new page to its top.
    const frame = requestAnimationFrame(() => {
      const article = text.current
      if (!left || !article || scrollY > 0) return
      if (scrollToPlace(article, left)) host.toast({ text: '已回到上次阅读的位置' })
    })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
      leave()
    }
  }, [id, text, host])
}

/** The element at the top of the screen; null at the beginning and after the end of the text. */
function placeIn(article: Element): ReadingPlace | null {
  if (article.getBoundingClientRect().bottom < innerHeight) return null
  const blocks = [...article.children]
  const block = blocks.findIndex((each) => each.getBoundingClientRect().bottom > topEdge())
  const { top, height } = blocks[block]?.getBoundingClientRect() ?? { top: 0, height: 0 }
  if (block < BEGINNING || height === 0) return null
  return { block, depth: Math.round(((topEdge() - top) / height) * 100) / 100 }
}

function scrollToPlace(article: Element, { block, depth }: ReadingPlace): boolean {
  const element = article.children[block]
  if (!element) return false
  const { top, height } = element.getBoundingClientRect()
  scrollTo(0, scrollY + top + depth * height - topEdge())
  return true
}

/** Lower edge of the header, which stays at the top of the screen. */
function topEdge(): number {
  return document.querySelector('main')?.previousElementSibling?.clientHeight ?? 0
}
