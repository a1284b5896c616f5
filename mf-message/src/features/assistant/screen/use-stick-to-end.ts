import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So close to the end of the page, in px, one is at the end. */
const NEAR_PX = 64

type StickOptions = {
  /** How it begins: one who comes back to the page stands where they left it. */
  isFollowing: boolean
  /** Names the entry of the history. */
  entry: string
}

/** The page stays at its end while `content` grows, until the reader scrolls up. */
export function useStickToEnd(
  content: RefObject<HTMLElement | null>,
  { isFollowing, entry }: StickOptions,
) {
  const follows = useRef(isFollowing)
  const followed = useRef(isFollowing)
  const [isAtEnd, setAtEnd] = useState(true)

  const toEnd = useCallback(() => {
    follows.current = true
    setAtEnd(true)
    window.scrollTo(0, document.documentElement.scrollHeight)
  }, [])

  // With another entry the shell scrolls to where the page stood: that is no reader who left.
  useLayoutEffect(() => {
    followed.current = follows.current && entry !== ''
  }, [entry])
  useEffect(() => {
    if (followed.current && entry !== '') toEnd()
  }, [entry, toEnd])

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
