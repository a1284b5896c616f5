import { useEffect, useRef } from 'react'
import type { ChatItem } from './items.rules'

/** Whether lines came above those of the last drawing, and none below. */
export function useIsPrepended(items: readonly ChatItem[]): boolean {
  const drawn = useRef(items)
  const before = drawn.current
  useEffect(() => {
    drawn.current = items
  }, [items])
  if (before.length === 0 || items.length <= before.length) return false
  return items[0]?.key !== before[0]?.key && items.at(-1)?.key === before.at(-1)?.key
}
