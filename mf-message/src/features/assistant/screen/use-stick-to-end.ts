import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** So close to the end of the page, in px, one is at the end. */
const NEAR_PX = 64

/**
 * The page stays at its end while `content` grows, until the reader scrolls up. `isFollowing` says
 * how it begins: one who comes back to the page stands where they left it.
 */
export function useStickToEnd(content: RefObject<HTMLElement | null>, isFollowing: boolean) {
  const follows = useRef(isFollowing)
  const [isAtEnd, setAtEnd] = useState(true)

  const toEnd = useCallback(() => {
    follows.current = true
    setAtEnd(true)
    window.scrollTo(0, document.documentElement.scrollHeight)
  }, [])

  useEffect(() => {
    const element = content.current
    if (!element) return
    let last = window.scrollY
    const onScroll = () => {
      const isUp = window.scrollY < last
      last = window.scrollY
      const isNear = belowScreen() <= NEAR_PX
      // Growth alone must not look like a reader who scrolled away.
      if (isNear) follows.current = true
      else if (isUp) follows.current = false
      setAtEnd(isNear)
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd()
      else setAtEnd(belowScreen() <= NEAR_PX)
    })
    window.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    return () => {
      window.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [content, toEnd])

  return { isAtEnd, toEnd }
}

/** Px of the page below the screen. */
function belowScreen(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight
}
