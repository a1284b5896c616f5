import { useLocation } from '@saidian/shared/router'
import { readStored, tabStorage, writeStored } from '@saidian/shared/store'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollTarget, scrollTo } from './scroll-place'

const STORAGE_KEY = 'scrollPlaces'
const MAX_PLACES = 50

/** Remembers how far each history entry was scrolled, also over a reload, and goes there when it is shown again. */
export function useScrollPlace(): void {
  const { key, hash } = useLocation()
  const places = useRef<Map<string, number>>(null)
  places.current ??= readPlaces()
  const known = places.current

  useLayoutEffect(() => {
    const stop = new AbortController()
    scrollTo(scrollTarget(known.get(entryName(key)), hash), stop.signal)
    return () => stop.abort()
  }, [known, key, hash])

  // Before the paint, like the scroll above: a late listener would note the new page's top for the old entry.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const entry = entryName(key)
    const remember = () => known.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { signal: stop.signal, passive: true })
    window.addEventListener(
      'pagehide',
      () => writeStored(STORAGE_KEY, [...known].slice(-MAX_PLACES), tabStorage),
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [known, key])

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
}

/**
 * Every page that a browser loads whole begins with the key "default", so such an entry is given a name that the browser keeps
 * with it: going back and loading again find it, the same address opened anew does not.
 */
function entryName(key: string): string {
  if (key !== 'default') return key
  const state: { scrollEntry?: string } = history.state ?? {}
  if (state.scrollEntry) return state.scrollEntry
  // No two pages of a tab begin at the same moment.
  const scrollEntry = `load ${performance.timeOrigin}`
  history.replaceState({ ...state, scrollEntry }, '')
  return scrollEntry
}

function readPlaces(): Map<string, number> {
  const stored = readStored(STORAGE_KEY, tabStorage)
  return new Map(Array.isArray(stored) ? stored.filter(isPlace) : [])
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
