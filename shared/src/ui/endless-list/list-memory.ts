import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from '../../router'
import type { LaidOut, RowKey } from './row-places'

/** The row that is read: the first of which something is on the screen. */
export type Anchor = {
  key: RowKey
  /** Its start, in px from the first row. */
  start: number
  /** How far the top of the screen is below its start, in heights of the row. */
  depth: number
  /** Scroll of the page then. */
  pageTop: number
}

/** What a list leaves behind for the way back to it. */
export type ListMemory = { laidOut: LaidOut; anchor: Anchor | null }

const MAX_LISTS = 20
const memories = new Map<string, ListMemory>()

/**
 * Heights and anchor of a list by the entry of the browser's history, so that the way back finds
 * every row where it was. Forgotten by a reload and after 20 other lists.
 */
export function useListMemory(label: string): ListMemory {
  const name = `${useLocation().key} ${label}`
  const [memory] = useState<ListMemory>(() => {
    const known = memories.get(name)
    return { laidOut: new Map(known?.laidOut), anchor: known?.anchor ?? null }
  })
  const latestName = useRef(name)
  latestName.current = name
  useLayoutEffect(() => () => remember(latestName.current, memory), [memory])
  return memory
}

function remember(name: string, memory: ListMemory): void {
  memories.delete(name)
  memories.set(name, memory)
  for (const oldest of memories.keys()) {
    if (memories.size <= MAX_LISTS) return
    memories.delete(oldest)
  }
}
