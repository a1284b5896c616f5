import { type RefObject, useLayoutEffect, useRef } from 'react'
import { screenTopIn, scrollerOf } from '../subpages/list-end/scroller'
import { remPx } from '../virtual-list/rem-px'
import { rowAt } from '../virtual-list/row-window.rules'
import type { ListMemory } from './list-memory'
import type { LaidOut, RowKey, RowPlaces } from './row-places'

/** Less is rounding of the browser. */
const SLACK_PX = 0.5

export type ShownList = {
  list: RefObject<HTMLElement | null>
  keys: readonly RowKey[]
  rows: RowPlaces
  rem: number
}

/**
 * Keeps the anchor, the row that is read, on its place while rows above it come, go or turn out
 * higher than guessed, and when the device is turned. The answer is to be called after each layout
 * that may have moved rows. While the beginning of the list is on the screen there is no anchor:
 * there, new rows are seen. The browser's own anchoring is off: Safari has none.
 */
export function usePlace(shown: ShownList, memory: ListMemory): () => void {
  const latest = useRef(shown)
  const anchorRem = useRef(shown.rem)
  useLayoutEffect(() => {
    latest.current = shown
  })
  // Before the window of rows moves: the anchor is then a row of the screen it moves to.
  useLayoutEffect(() => {
    const choose = () => {
      const { current: shown } = latest
      const { keys, rows, rem } = shown
      // The device has been turned, and the places of the rows are still those of before.
      if (remPx() !== rem) return
      const top = screenTopIn(shown.list.current)
      const row = readRow(shown, memory.laidOut, top)
      const key = keys[row]
      const start = rows.starts[row] ?? 0
      const height = (rows.starts[row + 1] ?? start) - start
      const isRead = top > 0 && key !== undefined && height > 0
      const depth = (top - start) / height
      memory.anchor = isRead ? { key, start, depth, pageTop: scrollY } : null
      anchorRem.current = rem
    }
    const options = { capture: true, passive: true }
    document.addEventListener('scroll', choose, options)
    return () => document.removeEventListener('scroll', choose, options)
  }, [memory])

  return useRef(() => {
    const { anchor } = memory
    const { list, rows, rem } = latest.current
    const row = anchor ? rows.indexOf(anchor.key) : undefined
    if (!anchor || row === undefined || !list.current) return
    const start = rows.starts[row] ?? 0
    const height = (rows.starts[row + 1] ?? start) - start
    // A turned page has moved as a whole, so the row goes back to where it was on the screen.
    const moved =
      rem === anchorRem.current
        ? start - anchor.start
        : start + anchor.depth * height - screenTopIn(list.current)
    anchor.start = start
    anchorRem.current = rem
    if (Math.abs(moved) >= SLACK_PX) scrollerOf(list.current).scrollTop += moved
  }).current
}

/**
 * The first row on the screen of which the height is known: after a fast scroll, rows above it are
 * still to come, and what stays on the screen must not move with them.
 */
function readRow({ keys, rows: { starts } }: ShownList, laidOut: LaidOut, top: number): number {
  const first = rowAt(starts, top)
  for (let row = first; row < keys.length && (starts[row] ?? 0) < top + innerHeight; row += 1) {
    const key = keys[row]
    if (key !== undefined && laidOut.has(key)) return row
  }
  return first
}
