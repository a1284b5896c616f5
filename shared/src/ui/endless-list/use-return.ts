import { useEffect, useRef } from 'react'
import type { Anchor } from './list-memory'
import type { RowPlaces } from './row-places'

/** How long a page may take until it is as long as it was. */
const SEEK_MS = 3_000
const GESTURES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * On the way back, the shell scrolls the page to where it was by its pixels. Rows may have come
 * above since: as soon as the page is there, it moves on by as much as the row that was read has
 * moved.
 */
export function useReturn(remembered: Anchor | null, rows: RowPlaces): void {
  const latest = useRef(rows)
  latest.current = rows
  // The anchor changes with every scroll; what counts is the one of the last visit.
  const left = useRef(remembered && { ...remembered })
  useEffect(() => {
    if (left.current) return moveOn(left.current, latest)
  }, [])
}

function moveOn({ key, start, pageTop }: Anchor, rows: { current: RowPlaces }): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const move = () => {
    if (Math.abs(scrollY - pageTop) > 1) return
    const row = rows.current.indexOf(key)
    stop.abort()
    if (row !== undefined) scrollBy(0, (rows.current.starts[row] ?? 0) - start)
  }
  // One frame later, the page has scrolled if it was long enough at once.
  const frame = requestAnimationFrame(move)
  const timer = setTimeout(() => stop.abort(), SEEK_MS)
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  })
  addEventListener('scroll', move, { signal, passive: true })
  for (const gesture of GESTURES) addEventListener(gesture, () => stop.abort(), { signal })
  return () => stop.abort()
}
