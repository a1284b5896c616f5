import { type RefObject, useState } from 'react'
import type { VListHandle } from 'virtua'
import type { ChatItem } from './items.rules'

const NONE: ReadonlySet<number> = new Set()

/** Which of some messages have been on the screen since the conversation was opened. */
export function useReached(
  list: RefObject<VListHandle | null>,
  items: readonly ChatItem[],
  wanted: readonly number[],
) {
  const [reached, setReached] = useState(NONE)
  /** Called when the list stands still; draws again only when one of them is reached. */
  function look(): void {
    const { current } = list
    const left = wanted.filter((seq) => seq > 0 && !reached.has(seq))
    if (!current || left.length === 0 || current.viewportSize === 0) return
    const top = firstSeq(items, current.findItemIndex(current.scrollOffset))
    const now = left.filter((seq) => top <= seq)
    if (now.length > 0) setReached(new Set([...reached, ...now]))
  }
  return { reached, look }
}

/** The number of the first entry from a place on. */
function firstSeq(items: readonly ChatItem[], from: number): number {
  for (let at = from; at < items.length; at++) {
    const item = items[at]
    if (item?.kind === 'entry') return item.entry.seq
  }
  return Number.POSITIVE_INFINITY
}
