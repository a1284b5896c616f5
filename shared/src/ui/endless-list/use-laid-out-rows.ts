import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { RowKey, RowPlaces } from './row-places'

/** Element of each row that exists now. */
type Elements = Map<RowKey, HTMLElement>

/**
 * Reads the heights of the rows on the page after each rendering, and later when one changes, such
 * as by a picture that arrives: before the browser paints, `settle` has been called and nothing has
 * moved. `register` takes the element of a row and returns how to let go of it.
 */
export function useLaidOutRows(rows: RowPlaces, settle: () => void) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const elements = useRef<Elements>(new Map())
  const read = useCallback(() => {
    if (rows.layOut(heightsOf(elements.current))) renderAgain()
    settle()
  }, [rows, settle])
  useLayoutEffect(read)

  const latestRead = useRef(read)
  latestRead.current = read
  const observer = useRef<ResizeObserver>(null)
  observer.current ??= createObserver(() => latestRead.current())
  useEffect(() => () => observer.current?.disconnect(), [])

  const register = useCallback((key: RowKey, element: HTMLElement) => {
    elements.current.set(key, element)
    observer.current?.observe(element)
    return () => {
      elements.current.delete(key)
      observer.current?.unobserve(element)
    }
  }, [])
  return { register, elements: elements.current }
}

function createObserver(onResize: () => void): ResizeObserver | null {
  return typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize)
}

function* heightsOf(elements: Elements): Generator<[RowKey, number]> {
  for (const [key, element] of elements) yield [key, element.getBoundingClientRect().height]
}
