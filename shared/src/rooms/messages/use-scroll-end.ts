import { useLayoutEffect, useRef, useState } from 'react'

/** As close to the end, in px, the reader follows what is said. */
const END_PX = 48

/**
 * Scrolls to new rows while the reader is at the end; older ones that come above move nothing.
 * `unseen` counts new rows below.
 *
 * @param keys of the rows, oldest first
 */
export function useScrollEnd(keys: readonly string[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const first = keys[0] ?? ''
  const last = keys.at(-1) ?? ''
  const [seen, setSeen] = useState(last)
  const place = useRef({ first, fromEnd: 0 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const before = place.current
    const cameAbove = first !== before.first && keys.indexOf(before.first) > 0
    if (isAtEnd.current) {
      element.scrollTop = element.scrollHeight
      setSeen(last)
    } else if (cameAbove) element.scrollTop = element.scrollHeight - before.fromEnd
    place.current = { first, fromEnd: element.scrollHeight - element.scrollTop }
  }, [keys, first, last])

  function onScroll() {
    const element = scroller.current
    if (!element) return
    const fromEnd = element.scrollHeight - element.scrollTop
    place.current = { first, fromEnd }
    isAtEnd.current = fromEnd - element.clientHeight < END_PX
    if (isAtEnd.current) setSeen(last)
  }

  function showEnd() {
    isAtEnd.current = true
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    setSeen(last)
  }

  const seenAt = keys.indexOf(seen)
  return { scroller, onScroll, showEnd, unseen: seenAt < 0 ? 0 : keys.length - 1 - seenAt }
}
