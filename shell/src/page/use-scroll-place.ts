import { useLocation } from '@saidian/shared/router'
import { readStored, writeStored } from '@saidian/shared/store'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollTarget, scrollTo } from './scroll-place'

const MAX_PLACES = 50

/** Saves the scroll position of each history entry, also over a reload, and restores it. */
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

  // Before the paint, like the scroll above: a later listener would save the new page's top for the
  // old entry.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const entry = entryName(key)
    const remember = () => known.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { signal: stop.signal, passive: true })
    window.addEventListener(
      'pagehide',
      () => writeStored('scrollPlaces', [...known].slice(-MAX_PLACES)),
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [known, key])

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
}

/**
 * Name of a history entry. Every full page load starts with the key "default", so the entry gets a
 * name in `history.state`: going back and reloading find it, opening the same address does not.
 */
function entryName(key: string): string {
  if (key !== 'default') return key
  const state: { scrollEntry?: string } = history.state ?? {}
  if (state.scrollEntry) return state.scrollEntry
  // Unique in a tab: no two pages start at the same time.
  const scrollEntry = `load ${performance.timeOrigin}`
  history.replaceState({ ...state, scrollEntry }, '')
  return scrollEntry
}

function readPlaces(): Map<string, number> {
  const stored = readStored('scrollPlaces')
  return new Map(Array.isArray(stored) ? stored.filter(isPlace) : [])
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
