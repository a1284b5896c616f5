import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { useLayoutEffect, useRef, useState } from 'react'

/** As close to the end, in px, the reader follows what is said. */
const END_PX = 48

/**
 * Scrolls to new messages while the reader is at the end; older ones that come above move nothing.
 * `unseen` counts new messages below.
 */
export function useScrollEnd(messages: readonly RoomMessage[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [seen, setSeen] = useState(0)
  const first = messages[0]?.id ?? 0
  const last = messages.at(-1)?.id ?? 0
  const place = useRef({ first, fromEnd: 0 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (first < place.current.first)
      element.scrollTop = element.scrollHeight - place.current.fromEnd
    else if (isAtEnd.current) {
      element.scrollTop = element.scrollHeight
      setSeen(last)
    }
    place.current = { first, fromEnd: element.scrollHeight - element.scrollTop }
  }, [first, last])

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

  const unseen = messages.filter(({ id }) => id > seen).length
  return { scroller, onScroll, showEnd, unseen }
}
