import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So close to the end of the page, in px, one is at the end. */
const NEAR_PX = 64

type StickOptions = {
  /** How it begins: one who comes back to the page stands where they left it. */
  isFollowing: boolean
  /** Names the entry of the history. */
  entry: string
}

/** What the page follows while it grows: its end, or an answer as far as its question shows. */
type Following = 'end' | 'answer' | null

/**
 * The page follows `content` while it grows, until the reader scrolls up. A long answer stays at
 * its question, where one begins to read.
 */
export function useStickToEnd(
  content: RefObject<HTMLElement | null>,
  { isFollowing, entry }: StickOptions,
) {
  const follows = useRef<Following>(isFollowing ? 'answer' : null)
  const followed = useRef(isFollowing)
  const [isAtEnd, setAtEnd] = useState(true)

  const follow = useCallback(() => {
    const end = document.documentElement.scrollHeight
    const to = follows.current === 'end' ? end : Math.min(end, topOfLast(content.current))
    // Never back up: the reader may have gone on.
    if (to > window.scrollY) window.scrollTo(0, to)
    setAtEnd(belowScreen() <= NEAR_PX)
  }, [content])
  const toEnd = useCallback(() => {
    follows.current = 'end'
    follow()
  }, [follow])
  const toAnswer = useCallback(() => {
    follows.current = 'answer'
    follow()
  }, [follow])

  // With another entry the shell scrolls to where the page stood: that is no reader who left.
  useLayoutEffect(() => {
    followed.current = follows.current !== null && entry !== ''
  }, [entry])
  useEffect(() => {
    if (followed.current && entry !== '') toAnswer()
  }, [entry, toAnswer])

  useEffect(() => {
    const element = content.current
    if (!element) return
    let last = window.scrollY
    const onScroll = () => {
      const isUp = window.scrollY < last
      last = window.scrollY
      const isNear = belowScreen() <= NEAR_PX
      // Growth alone must not look like a reader who scrolled away.
      if (isNear) follows.current ??= 'end'
      else if (isUp) follows.current = null
      setAtEnd(isNear)
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) follow()
      else setAtEnd(belowScreen() <= NEAR_PX)
    })
    window.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    return () => {
      window.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [content, follow])

  return { isAtEnd, toEnd, toAnswer }
}

/** Where the last article stands right below the header; without one there is no limit. */
function topOfLast(content: HTMLElement | null): number {
  const last = [...(content?.querySelectorAll('article') ?? [])].at(-1)
  if (!last) return Number.POSITIVE_INFINITY
  const margin = Number.parseFloat(getComputedStyle(last).scrollMarginTop) || 0
  return Math.max(0, last.getBoundingClientRect().top + window.scrollY - margin)
}

/** Px of the page below the screen. */
function belowScreen(): number {
  return document.documentElement.scrollHeight - window.scrollY - window.innerHeight
}
