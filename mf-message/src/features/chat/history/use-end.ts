import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { VListHandle } from 'virtua'
import type { ChatItem } from './items.rules'

/** The end is on the screen if this much at most is below. */
const END_PX = 48

/** Follows the end of the history while it is on the screen; an own new message always shows it. */
export function useEnd(list: RefObject<VListHandle | null>, items: readonly ChatItem[]) {
  const [isAtEnd, setAtEnd] = useState(true)
  const pinned = useRef(true)
  const count = items.length
  const toEnd = useCallback(() => {
    pinned.current = true
    if (count > 0) list.current?.scrollToIndex(count - 1, { align: 'end' })
  }, [list, count])

  const last = items.at(-1)
  const waitingKey = last?.kind === 'waiting' ? last.key : null
  const latest = useRef(toEnd)
  latest.current = toEnd
  useLayoutEffect(() => {
    if (waitingKey !== null) latest.current()
  }, [waitingKey])
  const lastKey = last?.key
  useLayoutEffect(() => {
    if (pinned.current && lastKey !== undefined) latest.current()
  }, [lastKey])

  /** Answers how much is below the screen, in pixels. */
  function follow(offset: number, isWhole: boolean): number {
    const { scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    const below = scrollSize - viewportSize - offset
    pinned.current = below <= END_PX && isWhole
    setAtEnd(pinned.current)
    return below
  }
  /** Another place is to be shown: rows that are measured until then do not lead back here. */
  const leave = useCallback(() => {
    pinned.current = false
    setAtEnd(false)
  }, [])
  return { isAtEnd, toEnd, leave, isPinned: () => pinned.current, follow }
}
